import { CommandError } from '../errors.ts'
import { compileExpression } from '../expression/compile-expression.ts'
import { compileFilter } from '../match/compile-filter.ts'
import { compileProjection } from '../query/projection.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import { compileAddFields } from './add-fields.ts'
import { compileGroup } from './group.ts'
import { compileLookup } from './lookup.ts'
import { isLimit } from './split-pipeline.ts'
import type { FindCollection, Stage, StageCompiler } from './stage.ts'

const stages = new Map<string, StageCompiler>(
  Object.entries({
    $match: compileMatch,
    $limit: compileLimit,
    $project: compileProject,
    $unset: compileUnset,
    $addFields: compileAddFields,
    $group: compileGroup,
    $lookup: compileLookup,
    $replaceRoot: compileReplaceRoot,
  }),
)

export function compilePipeline(pipeline: Document[], find: FindCollection): Stage {
  const compiled = pipeline.map(stage => {
    const [name = '', ...others] = Object.keys(stage)
    if (name === '' || others.length > 0) {
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.')
    }
    const compile = stages.get(name)
    if (!compile) throw new CommandError(40324, `Unrecognized pipeline stage name, or not supported here: '${name}'`)
    return compile(stage[name], find)
  })
  return documents => compiled.reduce((given, stage) => stage(given), documents)
}

function compileMatch(operand: Value): Stage {
  const matches = compileFilter(specOf('$match', operand))
  return documents => documents.filter(matches)
}

function compileLimit(operand: Value): Stage {
  if (!isLimit(operand)) throw new CommandError(15958, 'the limit must be positive')
  return documents => documents.slice(0, operand)
}

function compileProject(operand: Value): Stage {
  const projection = compileProjection(specOf('$project', operand))
  if (!projection)
    throw new CommandError(51272, 'Invalid $project: projection specification must have at least one field')
  return documents => documents.map(projection.project)
}

function compileUnset(operand: Value): Stage {
  const names = Array.isArray(operand) ? operand : [operand]
  if (names.length === 0 || !names.every(name => typeof name === 'string')) {
    throw new CommandError(31002, '$unset needs a name or a list of names')
  }
  return compileProject(Object.fromEntries(names.map(name => [name, 0])))
}

function compileReplaceRoot(operand: Value): Stage {
  const { newRoot, ...others } = specOf('$replaceRoot', operand)
  if (newRoot === undefined || Object.keys(others).length > 0)
    throw new CommandError(40231, '$replaceRoot needs newRoot')
  const evaluate = compileExpression(newRoot)
  return documents =>
    documents.map(document => {
      const root = evaluate(document)
      if (!isDocument(root)) throw new CommandError(40228, "'newRoot' expression must evaluate to an object")
      return root
    })
}

function specOf(name: string, operand: Value): Document {
  if (!isDocument(operand)) throw new CommandError(15959, `the ${name} specification must be an object`)
  return operand
}
