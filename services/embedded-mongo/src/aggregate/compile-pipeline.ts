import { badValue, CommandError } from '../errors.ts'
import { compileExpression } from '../expression/compile-expression.ts'
import { compileFilter } from '../match/compile-filter.ts'
import { compileProjection } from '../query/projection.ts'
import { sorted, sortFieldsOf } from '../values/order.ts'
import { type Document, isDocument, isWholeNumber, type Value } from '../values/value.ts'
import { compileAddFields } from './add-fields.ts'
import { compileGroup } from './group.ts'
import { compileLookup } from './lookup.ts'
import type { FindCollection, Stage, StageCompiler } from './stage.ts'
import { compileUnwind } from './unwind.ts'

const stages = new Map<string, StageCompiler>(
  Object.entries({
    $match: compileMatch,
    $sort: compileSort,
    $skip: compileSkip,
    $limit: compileLimit,
    $project: compileProject,
    $unset: compileUnset,
    $addFields: compileAddFields,
    $set: compileAddFields,
    $group: compileGroup,
    $unwind: compileUnwind,
    $lookup: compileLookup,
    $count: compileCount,
    $replaceRoot: compileReplaceRoot,
    $facet: compileFacet,
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

function compileSort(operand: Value): Stage {
  const fields = sortFieldsOf(specOf('$sort', operand))
  if (fields.length === 0) throw new CommandError(15976, '$sort stage must have at least one sort key')
  return documents => sorted(documents, fields, document => document)
}

function compileSkip(operand: Value): Stage {
  if (!isWholeNumber(operand) || operand < 0) throw new CommandError(5107200, 'invalid argument to $skip stage')
  return documents => documents.slice(operand)
}

function compileLimit(operand: Value): Stage {
  if (!isWholeNumber(operand) || operand <= 0) throw new CommandError(15958, 'the limit must be positive')
  return documents => documents.slice(0, operand)
}

function compileProject(operand: Value): Stage {
  const project = compileProjection(specOf('$project', operand))
  if (!project) throw new CommandError(51272, 'Invalid $project: projection specification must have at least one field')
  return documents => documents.map(project)
}

function compileUnset(operand: Value): Stage {
  const names = Array.isArray(operand) ? operand : [operand]
  if (names.length === 0 || !names.every(name => typeof name === 'string')) {
    throw new CommandError(31002, '$unset needs a name or a list of names')
  }
  return compileProject(Object.fromEntries(names.map(name => [name, 0])))
}

function compileCount(operand: Value): Stage {
  if (typeof operand !== 'string' || operand === '' || /[$.]/.test(operand)) {
    throw new CommandError(40156, 'the count field must be a non-empty string without $ and dots')
  }
  return documents => (documents.length > 0 ? [{ [operand]: documents.length }] : [])
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

function compileFacet(operand: Value, find: FindCollection): Stage {
  const facets = Object.entries(specOf('$facet', operand)).map(([name, pipeline]) => {
    if (!Array.isArray(pipeline) || !pipeline.every(isDocument)) throw badValue('a facet has to be a pipeline')
    return { name, run: compilePipeline(pipeline, find) }
  })
  return documents => [Object.fromEntries(facets.map(({ name, run }) => [name, run(documents)]))]
}

function specOf(name: string, operand: Value): Document {
  if (!isDocument(operand)) throw new CommandError(15959, `the ${name} specification must be an object`)
  return operand
}
