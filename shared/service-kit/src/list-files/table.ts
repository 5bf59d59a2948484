import { KYIV } from '@shop/calendar/kyiv-days'
import type { Locale, Text } from '@shop/contracts/texts/text'

/** What stands in the cells of a column, by the name of its kind. Sums are in minor units, measures in cm, days are those of Kyiv: `2026-11-21`. */
type ValueOfKind = { text: string; count: number; measure: number; sum: number; day: string; moment: Date }
type Kind = keyof ValueOfKind

type ColumnOfKind<Row, Known extends Kind> = {
  head: Text
  kind: Known
  /** Null is an empty cell. */
  of: (row: Row, language: Locale) => ValueOfKind[Known] | null
}
/** A column of a file; its kind says how each format writes it. */
export type FileColumn<Row> = { [Known in Kind]: ColumnOfKind<Row, Known> }[Kind]

/** A list as a file. The rows come a batch at a time, so that the first leave before the last are read. */
export type FileTable<Row> = {
  columns: readonly FileColumn<Row>[]
  batches: AsyncIterable<readonly Row[]>
}

// Swedish writes dates as ISO 8601 does.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: KYIV, dateStyle: 'short', timeStyle: 'short' })

/** The day and the minute in Kyiv: `2026-11-21 12:05`. */
export function kyivMinute(moment: Date): string {
  return clock.format(moment)
}
