import type { Locale } from '@shop/contracts/texts/text'

/** A sum in minor units of its currency; the file has it as a decimal with two places. */
export type MinorCell = { minor: number }
/** A day in Kyiv, `2026-11-21`. */
export type DayCell = { day: string }
/** A moment; the file says what time it was in Kyiv. */
export type MomentCell = { at: Date }

/** What a cell of a file is, not how it is written: a text that somebody typed, a count, a sum, a day, a moment, or nothing. */
export type Cell = string | number | MinorCell | DayCell | MomentCell | null

/** A list as a file: its head, and its rows a batch at a time, so that the first leave before the last are read. */
export type FileTable = {
  head: readonly string[]
  batches: AsyncIterable<readonly (readonly Cell[])[]>
}

/** Table programs in Ukraine take a dot between digits for a date. */
const decimals: Record<Locale, string> = { uk: ',', en: '.' }

/** 1908010 → `19080,10` in Ukrainian, without passing through a binary fraction. */
export function toDecimalText(minor: number, language: Locale): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${decimals[language]}${digits.slice(-2)}`
}
