/**
 * The block that a spreadsheet puts on the clipboard: cells apart by tabs, rows by line breaks. A cell with breaks of its own
 * stands in quotation marks.
 */
export function blockOf(text: string): string[][] {
  const lines = unquoted(text.replace(/\r\n?/g, '\n')).replace(/\n+$/, '').split('\n')
  return lines.map(line => line.split('\t').map(cell => cell.trim()))
}

/** Cells as text for the clipboard. */
export function blockText(rows: readonly (readonly string[])[]): string {
  return rows.map(cells => cells.join('\t')).join('\n')
}

/** No cell here has breaks: a quoted one becomes one line. */
function unquoted(text: string): string {
  return text.replace(/(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g, (_, before, inside: string) => {
    return before + inside.replaceAll('""', '"').replace(/[\t\n]+/g, ' ')
  })
}

const MARKS = /[\s\u00a0\u202f'’₴€]|грн\.?|uah|eur|кг|kg/giu

/**
 * A number as spreadsheets write it, as our fields do: "4 990,00 ₴" and "4,990.00" become "4990", "0.5 кг" becomes "0,5". The
 * sign of a difference stays. What is no number stays as it is, for its cell to say so.
 */
export function plainNumber(text: string): string {
  const bare = text.replace(MARKS, '').replace(/^[−–]/, '-')
  const found = /^([+-]?)(\d[\d.,]*)$/.exec(bare)
  if (!found) return text.trim()
  const [, sign = '', digits = ''] = found
  const value = Number(withPoint(digits))
  return Number.isFinite(value) ? sign + String(value).replace('.', ',') : text.trim()
}

/** The last mark of two kinds is the one of decimals; one kind that comes twice only makes groups. */
function withPoint(digits: string): string {
  const marks = digits.replace(/\d/g, '')
  const isGrouped = marks.length > 1 && new Set(marks).size === 1
  if (isGrouped) return digits.replace(/[.,]/g, '')
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at < 0) return digits
  return `${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`
}
