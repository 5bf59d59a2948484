import type { RowNote, RowProblem } from '@shop/contracts/staff/goods/import-codes'
import type { Locale, Text } from '@shop/contracts/texts/text'

/** What is wrong with a row; `value` is what stands there. */
export type Problem = { line: number; column: string | null; code: RowProblem; value?: string }
/** `value` is a number, or names that the note is about. */
export type Note = { code: RowNote; value?: string }

/** How many items the file speaks of: a difference; a count, which is compared with what the last import said of it. */
export type StatedStock =
  | { change: number }
  | { stated: number }
  /** A count in our own export: what lay there, and what had come in all, when it was written. */
  | { stated: number; was: number; received: number }

/** A size as a row says it; what is undefined stays as it is. Prices as in the form of staff: decimal numbers. */
export type DraftSize = {
  line: number
  name: string
  barcode?: string | null | undefined
  own_code?: string | null | undefined
  price_uah?: number | undefined
  price_eur?: number | null | undefined
  price_without_discount_uah?: number | null | undefined
  price_without_discount_eur?: number | null | undefined
  weight_kg?: number | null | undefined
  preorder_limit?: number | null | undefined
  stock?: StatedStock | undefined
}

/** A picture that the shop has, or one to be fetched. */
export type DraftPicture = { name: string } | { url: string; alt?: string }

export type DraftFields = {
  model?: string | undefined
  category?: string | undefined
  collection?: string | undefined
  color?: string | undefined
  height?: string | null | undefined
  title?: Partial<Text>
  description?: Partial<Text>
  composition?: Partial<Text>
  care?: Partial<Text>
  start_sale_date?: string | null | undefined
  preorder_on?: string | null | undefined
}

/** Rows that are kept of a product that has far too many: it has to be corrected in the original file anyway. */
const MOST_LINES = 100

/** Leaves all but the first rows of a product that is refused for their number: they would be sent, stored and shown one by one. */
export function cutLines(draft: Draft): Draft {
  return { ...draft, lines: draft.lines.slice(0, MOST_LINES), is_unread: true }
}

/** What a file says of one article, whatever program wrote it; what is undefined stays as it is. */
export type Draft = {
  article: string
  lines: number[]
  fields: DraftFields
  /** Only for an article that is new. */
  defaults?: DraftFields
  sizes: DraftSize[]
  pictures?: DraftPicture[] | undefined
  is_shown?: boolean | undefined
  /** The file has one language: the other one gets the same, unless somebody has translated it. */
  language?: Locale
  /** The colour that its title names, while it has no other and staff have not confirmed it. */
  title_color?: string
  /** It is refused as a whole and was not read further: nothing more can be said of it. */
  is_unread?: boolean
  problems: Problem[]
  notes: Note[]
}
