import type { Document } from 'mongodb'
import { oneOf, seededRandom } from '../../../shared/testing/src/seeded.ts'

/** One sequence for each seed. */
export function randomFrom(seed: number) {
  const next = seededRandom(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  const one = <Item>(items: readonly Item[]): Item => oneOf(next, items)
  return { below, one }
}

type Random = ReturnType<typeof randomFrom>

const scalars = [0, 1, 2, 5, -1, 2.5, 'a', 'b', 'ab', '', null, true, false, new Date(0), new Date(5000)]
const operators = '$ne $gt $gte $lt $lte $in $nin $exists $size $all $not $elemMatch $type'.split(' ')
const paths = ['a', 'b', 'c', 'a.x', 'a.y', 'b.x', 'c.x.y', 'a.0', 'b.1', 'a.0.x']

function valueFrom(random: Random, depth = 0): unknown {
  const kind = random.below(10)
  if (depth < 2 && kind === 8) return Array.from({ length: random.below(4) }, () => valueFrom(random, depth + 1))
  if (depth < 2 && kind === 9) return fieldsOf(random, ['x', 'y'], depth + 1)
  return random.one(scalars)
}

function fieldsOf(random: Random, names: string[], depth: number): Document {
  const fields: Document = {}
  for (const name of names) if (random.below(3) > 0) fields[name] = valueFrom(random, depth)
  return fields
}

export function randomDocument(random: Random, _id: number): Document {
  return { _id, ...fieldsOf(random, ['a', 'b', 'c'], 0) }
}

export function randomFilter(random: Random, depth = 0): Document {
  if (depth < 2 && random.below(5) === 0) {
    const branches = [randomFilter(random, depth + 1), randomFilter(random, depth + 1)]
    return { [random.one(['$and', '$or'])]: branches }
  }
  const path = random.one(paths)
  return random.below(3) === 0 ? { [path]: valueFrom(random) } : { [path]: operatorsOf(random) }
}

function operatorsOf(random: Random, depth = 0): Document {
  const operator = random.one(operators)
  switch (operator) {
    case '$in':
    case '$nin':
    case '$all':
      return { [operator]: Array.from({ length: 1 + random.below(3) }, () => random.one(scalars)) }
    case '$exists':
      return { $exists: random.below(2) === 0 }
    case '$size':
      return { $size: random.below(4) }
    case '$type':
      return { $type: random.one(['number', 'string']) }
    case '$not':
    case '$elemMatch':
      if (depth > 0) return { $gt: random.one(scalars) }
      if (operator === '$elemMatch' && random.below(2) === 0) return { $elemMatch: { x: random.one(scalars) } }
      if (random.below(2) === 0) return { [operator]: rangeFrom(random) }
      return { [operator]: operatorsOf(random, 1) }
    default:
      return { [operator]: operator === '$ne' ? valueFrom(random) : random.one(scalars) }
  }
}

function rangeFrom(random: Random): Document {
  return { [random.one(['$gt', '$gte'])]: random.one(scalars), [random.one(['$lt', '$lte'])]: random.one(scalars) }
}

export function randomUpdate(random: Random): Document {
  const path = random.one(paths)
  const operator = random.one(['$set', '$unset', '$inc', '$max', '$push', '$pull', '$addToSet'])
  if (operator === '$inc') return { $inc: { [path]: random.one([1, -2, 0.5]) } }
  if (operator === '$push' && random.below(2) === 0) {
    return { $push: { [path]: { $each: [random.one(scalars)], $slice: random.one([-1, -2, -3]) } } }
  }
  if (operator === '$pull' && random.below(2) === 0) return { $pull: { [path]: { $gte: random.one([0, 1, 'a']) } } }
  return { [operator]: { [path]: valueFrom(random) } }
}

export function randomSort(random: Random): Document {
  return { [random.one(['a', 'b', 'c', 'a.x', 'b.x'])]: random.one([1, -1]), _id: 1 }
}
