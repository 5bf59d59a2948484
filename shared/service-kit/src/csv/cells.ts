// A table program takes such beginnings for a formula: the full-width ones too, and those behind spaces or an apostrophe.
const FORMULA = /^'*\s*[=+\-@\t\r\n＝＋－＠]/u
const ESCAPED = /^'+\s*[=+\-@\t\r\n＝＋－＠]/u

/** The text as it may stand in a CSV: never a formula. `fromCell` takes away what this adds. */
export function toCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** What a cell says: without the apostrophe that keeps it from being a formula, and without spaces around it. */
export function fromCell(cell: string): string {
  const text = cell.trim()
  return ESCAPED.test(text) ? text.slice(1) : text
}

/** The text in one line and no formula: for what is only read, where a break would look like another row. */
export function toLine(text: string): string {
  return toCell(text.replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, ' '))
}

/**
 * For csv-stringify: quotes every cell with a break in it. By itself it quotes those with the delimiter of rows only, and any
 * other break would begin a row, which may begin with a formula.
 */
export const quotesBreaks = { quoted_match: /[\r\n]/ }
