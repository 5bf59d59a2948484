import type { Migration } from '@shop/service-kit/migrations/migration'
import { shapeProblems } from '../release-contracts/shape-problems.ts'
import type { StoredDocuments } from '../releases/contract.ts'
import type { Shape } from '../releases/shape.ts'

/** A field of a collection and what is wrong with it: `stock_alerts.phone is missing`. */
type Found = { collection: string; field: string; sentence: string }

/**
 * Why a version of a service must not run beside the one before, as one could not read what the other stores, or a migration would
 * lose a field. None: every document is readable by both. A new value of a field is no other type.
 */
export function storedProblems(
  service: string,
  before: StoredDocuments,
  now: StoredDocuments & { migrations: readonly Migration[] },
): string[] {
  const read = compare(before, now, (ofBefore, ofNow, name) => shapeProblems(ofBefore, ofNow, name))
  const readBack = compare(before, now, (ofBefore, ofNow, name) => shapeProblems(ofNow, ofBefore, name))
  const known = new Set(read.map(({ collection, field }) => `${collection}.${field}`))
  const problems = [
    ...read.flatMap(found => unreadable(found, service, before, now.migrations)),
    ...readBack
      .filter(({ collection, field }) => !known.has(`${collection}.${field}`))
      .map(({ sentence }) => `the version before could not read documents of this one: ${sentence}; ${TWO_STEPS}`),
    ...now.migrations.flatMap(migration => losses(migration, before, now)),
    ...(now.level < before.level
      ? [`this version knows ${now.level} migrations, the one before ${before.level}: none is ever taken out`]
      : []),
  ]
  return problems.map(problem => `${service}: ${problem}`)
}

const TWO_STEPS = 'release one that reads both, and this after it'

function compare(
  before: StoredDocuments,
  now: StoredDocuments,
  problemsOf: (before: Shape, now: Shape, name: string) => string[],
): Found[] {
  return Object.entries(now.collections).flatMap(([collection, shape]) => {
    const other = before.collections[collection]
    const sentences = other ? problemsOf(other, shape, collection) : []
    return sentences.map(sentence => ({ collection, field: topField(collection, sentence), sentence }))
  })
}

/** Of `orders.lines[].size is missing` the field of the document: `lines`. */
function topField(collection: string, sentence: string): string {
  return /^\.([^\s.[(]+)/.exec(sentence.slice(collection.length))?.[1] ?? ''
}

/** A field may be required once a version has run that fills it: the first one still meets documents of the version before. */
function unreadable(
  { collection, field, sentence }: Found,
  service: string,
  before: StoredDocuments,
  migrations: readonly Migration[],
): string[] {
  const filling = migrations.find(({ move }) => move?.collection === collection && move.fields.includes(field))
  if (filling && filling.number <= before.level) return []
  const what = `this version could not read documents of the one before: ${sentence}`
  return filling
    ? [
        `${what}; migration ${filling.number} fills it, but the version before goes on without it: require it in the next`,
      ]
    : [
        `${what}; let it be absent, fill ${field} of ${collection} by a migration of ${service}, and require it in the next`,
      ]
}

/** What a contract takes although this version cannot do without it, and what a move writes over although it comes from elsewhere. */
function losses({ number, move, contract }: Migration, before: StoredDocuments, now: StoredDocuments): string[] {
  const taken = contract?.dropsFields?.filter(field => fieldIn(now, contract.collection, field)?.isOptional === false)
  const isNew = number > before.level
  const over = move?.from
    ? move.fields.filter(field => isNew && fieldIn(before, move.collection, field) && !move.from?.includes(field))
    : []
  return [
    ...(taken ?? []).map(field => `${contract?.collection}.${field}, which this version requires`),
    ...over.map(field => `${move?.collection}.${field}, which the version before writes`),
  ].map(lost => `migration ${number} would lose ${lost}`)
}

/** Null where no document of the collection has the field. */
function fieldIn({ collections }: StoredDocuments, collection: string, field: string): { isOptional: boolean } | null {
  const shape = collections[collection]
  const shapes = shape?.is === 'choice' ? shape.of : shape ? [shape] : []
  const members = shapes.map(one => (one.is === 'object' ? one.fields[field] : undefined))
  if (members.every(member => !member)) return null
  return { isOptional: members.some(member => !member || member.isOptional === true) }
}
