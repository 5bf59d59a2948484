import { splitPipeline } from '../aggregate/split-pipeline.ts'
import { CommandError } from '../errors.ts'
import type { IndexScan } from '../plan/choose-plan.ts'
import { findRows, type Query } from '../query/find-rows.ts'
import type { Document } from '../values/value.ts'
import { documentOf, documentsOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'
import { queryOf } from './find.ts'

export const explain: Command = {
  fields: ['explain', 'verbosity'],
  run(command, database, { databases }) {
    const inner = documentOf(command, 'explain')
    const [name = ''] = Object.keys(inner)
    const namespace = `${database}.${textOf(inner, name)}`
    const query = queryIn(name, inner)
    const { rows, scans, examined, keysExamined, sorted } = findRows(
      databases.find(database, textOf(inner, name)),
      query,
    )
    const scan = scanStage(scans)
    const winningPlan = sorted ? { stage: 'SORT', sortPattern: query.sort, inputStage: scan } : scan
    return {
      explainVersion: '1',
      queryPlanner: { namespace, winningPlan, rejectedPlans: [] },
      executionStats: {
        executionSuccess: true,
        nReturned: rows.length,
        totalKeysExamined: keysExamined,
        totalDocsExamined: examined,
      },
    }
  },
}

/** Only the part that looks for documents is planned, so only that is explained; nothing is changed. */
function queryIn(name: string, command: Document): Query {
  switch (name) {
    case 'find':
      return queryOf(command)
    case 'count':
    case 'distinct':
      return { filter: documentOf(command, 'query'), hint: command.hint }
    case 'findAndModify':
      return { filter: documentOf(command, 'query'), sort: documentOf(command, 'sort'), limit: 1, hint: command.hint }
    case 'aggregate':
      return { ...splitPipeline(documentsOf(command, 'pipeline')).query, hint: command.hint }
    case 'update':
    case 'delete': {
      const [statement = {}] = documentsOf(command, name === 'update' ? 'updates' : 'deletes')
      const limit = statement.multi || statement.limit === 0 ? 0 : 1
      return { filter: documentOf(statement, 'q'), limit, hint: statement.hint }
    }
    default:
      throw new CommandError(59, `Explain failed due to unknown command: ${name}`)
  }
}

function scanStage(scans: IndexScan[]): Document {
  const stages = scans.map(({ index, order }) => ({
    stage: 'IXSCAN',
    indexName: index.spec.name,
    keyPattern: index.spec.key,
    isMultiKey: index.multikeyRows > 0,
    isUnique: Boolean(index.spec.unique),
    direction: order ?? 'forward',
  }))
  const [first, ...others] = stages
  if (!first) return { stage: 'COLLSCAN', direction: 'forward' }
  return { stage: 'FETCH', inputStage: others.length > 0 ? { stage: 'OR', inputStages: stages } : first }
}
