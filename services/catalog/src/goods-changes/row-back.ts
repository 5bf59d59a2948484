import type { ArticleSize, StoredArticle } from '../articles/article.ts'
import { type KnownNames, newLacks } from '../goods-rules/product-rules.ts'
import type { StockItem } from '../stock/stock.ts'
import type { PlannedRow } from './goods-change.ts'
import { isSame } from './planned-row.ts'
import { cellsBack, withFreeCodes } from './size-back.ts'

/** An article as it is when its change is taken back. */
type Present = {
  stored: StoredArticle | undefined
  /** By size. */
  shelves: ReadonlyMap<string, StockItem>
  /** Did this move of the change take place? */
  isMoved: (size: string) => boolean
  /** Has another article this colour and height of the model? */
  isVariantTaken: (of: Pick<StoredArticle, 'model' | 'color' | 'height'>) => boolean
  known: Pick<KnownNames, 'categories'>
  /** Has a size of another article this code? By its key. */
  isCodeTaken: (key: string) => boolean
  /** Was it bought, put aside, waited for or linked since? */
  isUsed: boolean
  /** Who takes it back, and when. */
  author: { at: Date; by: string }
  /** What the change itself wrote later, of an article that it made. */
  since: PlannedRow['fields']
  /** The change could not be done in whole, and nobody was told that it was. */
  isRefused: boolean
}

/** What is to be done, null where nothing is, and what cannot be put back: fields, sizes by `sizes <size>`, items by `stock <size>`. */
type RowBack = { back: PlannedRow | null; why: string[] }

/**
 * The way back of one row: each field that still says what the change wrote says again what was before, whatever else was
 * changed since. Items come and go as a difference, never below zero. What the change made goes where nobody has used it.
 */
export function rowBack(row: PlannedRow, present: Present, of: 'product' | 'pictures' = 'product'): RowBack {
  const { stored } = present
  if (row.revision === null) return stored ? madeBack(row, stored, present) : { back: null, why: [] }
  if (!stored) return { back: null, why: ['not_found'] }
  const { fields, unset, why } = fieldsBack(row, stored, present)
  const moves = movesBack(row, present)
  const limits = (row.limits ?? []).flatMap(({ size, limit, was }) =>
    present.shelves.get(size)?.preorder_limit === limit && limit !== was ? [{ size, limit: was, was: limit }] : [],
  )
  const back: PlannedRow = {
    article: row.article,
    revision: (of === 'pictures' ? stored.pictures_revision : stored.revision) ?? 0,
    // Of sizes it tells which codes go from one article to another.
    before: fields.sizes ? { sizes: stored.sizes } : {},
    fields,
    ...(unset.length > 0 && { unset }),
    ...(moves.length > 0 && { moves }),
    ...(limits.length > 0 && { limits }),
    ...(row.everything && { everything: true as const }),
  }
  const isNothing = Object.keys(fields).length + unset.length + moves.length + limits.length === 0
  return { back: isNothing ? null : back, why: [...why, ...lackingOf(row, present)] }
}

type Field = keyof StoredArticle
type FieldsBack = { fields: Partial<StoredArticle>; unset: Field[]; why: string[] }

function fieldsBack(row: PlannedRow, stored: StoredArticle, present: Present): FieldsBack {
  const names = Object.keys(row.fields) as Field[]
  const result: FieldsBack = { fields: {}, unset: [], why: [] }
  for (const name of names) {
    if (isSame(stored[name], row.before[name])) continue
    if (name === 'sizes') {
      const { sizes, why } = sizesBack(row, stored.sizes, present)
      if (!isSame(sizes, stored.sizes)) result.fields.sizes = sizes
      result.why.push(...why)
    } else if (!isSame(stored[name], row.fields[name])) result.why.push(name)
    else if (name in row.before) Object.assign(result.fields, { [name]: row.before[name] })
    else result.unset.push(name)
  }
  const after: StoredArticle = { ...stored, ...result.fields }
  for (const name of result.unset) delete after[name]
  const isOther = (['model', 'color', 'height'] as const).some(name => name in result.fields)
  if (isOther && present.isVariantTaken(after)) return { fields: {}, unset: [], why: ['variant_exists'] }
  if (after.is_shown) {
    const lacks = newLacks(stored, after, present.known)
    if (lacks.length > 0) return { fields: {}, unset: [], why: lacks }
  }
  return result
}

/** Size by size: what somebody said of another size since stays. */
function sizesBack(row: PlannedRow, now: readonly ArticleSize[], present: Present) {
  const [before, written] = [row.before.sizes ?? [], row.fields.sizes ?? []]
  const [was, wrote, is] = [before, written, now].map(sizes => new Map(sizes.map(size => [size.name, size])))
  const result = new Map(is)
  const why: string[] = []
  for (const name of new Set([...before, ...written].map(size => size.name))) {
    const [old, own, size] = [was?.get(name), wrote?.get(name), is?.get(name)]
    if (isSame(old, own) || isSame(old, size)) continue
    if (!old && size) {
      if (isSame(own, size) && !isInUse(row, present, name)) result.delete(name)
      else why.push(`sizes ${name}`)
    } else if (old && !size) {
      if (own) why.push(`sizes ${name}`)
      else result.set(name, old)
    } else if (old && own && size) {
      const { merged, isWhole } = cellsBack(old, own, size)
      result.set(name, merged)
      if (!isWhole) why.push(`sizes ${name}`)
    } else why.push(`sizes ${name}`)
  }
  const order = [...new Set([...before, ...now].map(size => size.name))]
  const sizes = order.flatMap(name => result.get(name) ?? [])
  const freed = sizes.map(size => withFreeCodes(size, is?.get(size.name), sizes, present.isCodeTaken))
  why.push(...freed.filter((size, index) => size !== sizes[index]).map(({ name }) => `sizes ${name}`))
  return { sizes: freed, why: [...new Set(why)] }
}

/** A size that still has items when those of the change are gone, was sold or is promised to somebody, stays. */
function isInUse(row: PlannedRow, present: Present, size: string): boolean {
  const item = present.shelves.get(size)
  if (!item) return false
  const gone = movesBack(row, present).find(move => move.size === size)?.by ?? 0
  return item.available + gone > 0 || item.holds.length > 0 || item.sold > 0 || item.preorder_promised > 0
}

/** What came goes again as far as it lies on the shelf; what went comes back. */
function movesBack(row: PlannedRow, { shelves, isMoved }: Present): NonNullable<PlannedRow['moves']> {
  return (row.moves ?? []).flatMap(({ size, by }) => {
    const back = by > 0 ? -Math.min(by, shelves.get(size)?.available ?? 0) : -by
    return isMoved(size) && back !== 0 ? [{ size, by: back }] : []
  })
}

function lackingOf(row: PlannedRow, { shelves, isMoved }: Present): string[] {
  return (row.moves ?? []).flatMap(({ size, by }) =>
    isMoved(size) && by > (shelves.get(size)?.available ?? 0) ? [`stock ${size}`] : [],
  )
}

/** Who only showed it has built nothing upon it. */
const setByShowing = new Set(['is_shown', 'never_shown', 'published_on'])

/** What nobody has used or changed since is deleted, whatever else is archived: it can be brought back. */
function madeBack(row: PlannedRow, stored: StoredArticle, present: Present): RowBack {
  const moves = movesBack(row, present)
  const own = { ...row.fields, ...present.since }
  const isOther = Object.entries(own).some(
    ([name, value]) => !setByShowing.has(name) && !isSame(stored[name as Field], value),
  )
  const isOnShelf = [...present.shelves.keys()].some(size => isInUse(row, present, size))
  const removes = present.isRefused || !(present.isUsed || isOnShelf || isOther)
  const archives = !removes && !stored.archived
  const { at, by } = present.author
  const back: PlannedRow = {
    article: row.article,
    revision: stored.revision ?? 0,
    before: {},
    fields: archives ? { is_shown: false, archived: { at, by, was_shown: stored.is_shown } } : {},
    ...(removes && { removes }),
    ...(moves.length > 0 && { moves }),
    ...((archives || stored.is_shown) && { everything: true as const }),
  }
  const isNothing = !removes && !archives && moves.length === 0
  return { back: isNothing ? null : back, why: removes ? [] : ['archived'] }
}
