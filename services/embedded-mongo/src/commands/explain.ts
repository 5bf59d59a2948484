import { CommandError } from '../errors.ts'
import type { IndexScan } from '../plan/choose-plan.ts'
import { findRows } from '../query/find-rows.ts'
import type { Document } from '../values/value.ts'
import { assertKnownFields, documentOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'
import { find, queryOf } from './find.ts'

export const explain: Command = {
  fields: ['explain', 'verbosity'],
  run(command, database, { databases }) {
    const inner = documentOf(command, 'explain')
    if (!('find' in inner)) {
      throw new CommandError(
        59,
        `Explain failed due to unknown command, or not supported here: ${Object.keys(inner)[0]}`,
      )
    }
    assertKnownFields(inner, 'explain', [...find.fields, 'maxTimeMS'])
    const name = textOf(inner, 'find')
    const query = queryOf(inner)
    const { rows, scans, examined, keysExamined, sorted } = findRows(databases.find(database, name), query)
    const scan = scanStage(scans)
    const winningPlan = sorted ? { stage: 'SORT', sortPattern: query.sort, inputStage: scan } : scan
    return {
      explainVersion: '1',
      queryPlanner: { namespace: `${database}.${name}`, winningPlan, rejectedPlans: [] },
      executionStats: {
        executionSuccess: true,
        nReturned: rows.length,
        totalKeysExamined: keysExamined,
        totalDocsExamined: examined,
      },
    }
  },
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
