import type { Article, StoredArticle } from '../articles/article.ts'
import type { GoodsChange, PlannedRow } from './goods-change.ts'
import { olderTranslations } from './older-translations.ts'

type Beside = Pick<PlannedRow, 'limits' | 'moves'>
type Known = Pick<StoredArticle, 'article' | 'is_shown'> & Partial<StoredArticle>

/** What other entries of the lists say of an article, or are ordered by. */
const told: ReadonlySet<string> = new Set<keyof Article>([
  'is_shown',
  'model',
  'category',
  'collection',
  'color',
  'height',
  'title',
  'description',
  'composition',
])

/**
 * What becomes other in an article when the `next` fields are written, and what comes, goes and is limited with it; null where nothing
 * does. `of` says which revision it was seen at.
 */
export function planRow(
  stored: Known,
  next: Partial<StoredArticle>,
  { limits = [], moves = [] }: Beside = {},
  of: 'product' | 'pictures' = 'product',
): PlannedRow | null {
  const fields = withOlderTranslations(stored, next)
  const names = (Object.keys(fields) as (keyof StoredArticle)[]).filter(name => !isSame(fields[name], stored[name]))
  if (names.length + limits.length + moves.length === 0) return null
  const only = (of: Partial<StoredArticle>) =>
    Object.fromEntries(names.filter(name => of[name] !== undefined).map(name => [name, of[name]]))
  const isSeen = stored.is_shown || fields.is_shown === true
  return {
    article: stored.article,
    revision: (of === 'pictures' ? stored.pictures_revision : stored.revision) ?? 0,
    before: only(stored),
    fields: only(fields),
    ...(limits.length > 0 && { limits }),
    ...(moves.length > 0 && { moves }),
    ...(isSeen && names.some(name => told.has(name)) && { everything: true as const }),
  }
}

/** The mark of older English texts changes with the texts, in the same row. */
function withOlderTranslations(stored: Known, fields: Partial<StoredArticle>): Partial<StoredArticle> {
  const older_translations = olderTranslations(stored, fields)
  return isSame(older_translations, stored.older_translations ?? []) ? fields : { ...fields, older_translations }
}

/** The article as a change has left it. */
export function withRow(
  stored: StoredArticle,
  { revision, fields }: PlannedRow,
  { who, at }: Pick<GoodsChange, 'who' | 'at'>,
): StoredArticle {
  return { ...stored, ...fields, revision: (revision ?? 0) + 1, changed: { by: who, at } }
}

/** An article that is to be made. */
export function planNew(made: StoredArticle, { limits = [], moves = [] }: Beside = {}): PlannedRow {
  const { article, is_shown } = made
  return {
    article,
    revision: null,
    before: {},
    fields: made,
    ...(limits.length > 0 && { limits }),
    ...(moves.length > 0 && { moves }),
    ...(is_shown && { everything: true as const }),
  }
}

/**
 * Do both say the same, in whatever order their parts were written? A part that is undefined says nothing. Read for each field and
 * size of each row of a change, so it makes no text of them.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isComposed(one) || !isComposed(other)) return false
  if (one instanceof Date) return other instanceof Date && one.getTime() === other.getTime()
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = partsOf(one)
  return names.length === partsOf(other).length && names.every(name => isSame(one[name], other[name]))
}

function isComposed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function partsOf(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter(name => value[name] !== undefined)
}
