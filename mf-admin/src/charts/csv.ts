import type { Locale } from '@shop/shell/locale'

/** A cell as the file has it: numbers stay numbers. */
export type CsvCell = string | number

/** Spreadsheets know UTF-8 by this. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Rows as a CSV file, its head first. Ukrainian spreadsheets part cells by semicolons and write decimals with a comma. No text is taken for
 * a formula (docs/rules.md, "Import and export").
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const separator = locale === 'uk' ? ';' : ','
  const lines = rows.map(row => row.map(cell => toCsvText(cell, locale, separator)).join(separator))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** Hands the rows to the browser as a file. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

function toCsvText(cell: CsvCell, locale: Locale, separator: string): string {
  if (typeof cell === 'number') return locale === 'uk' ? String(cell).replace('.', ',') : String(cell)
  const harmless = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  const isQuoted = harmless.includes(separator) || /["\r\n]/.test(harmless)
  return isQuoted ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
