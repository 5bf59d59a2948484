/** `4 990,50`, `4990.5`, `4,990.50`; null for what is no number. */
export function numberIn(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '')
  const lastComma = plain.lastIndexOf(',')
  const lastDot = plain.lastIndexOf('.')
  const written =
    lastComma > lastDot ? plain.replaceAll('.', '').replace(/,/g, commasAs(plain)) : plain.replaceAll(',', '')
  return /^[+-]?\d{1,12}(\.\d{1,6})?$/.test(written) ? Number(written) : null
}

// One comma is a decimal one; several divide thousands.
function commasAs(text: string): string {
  return text.split(',').length === 2 ? '.' : ''
}

/** A day as `2026-11-21` or `21.11.2026`, as table programs write it; null for what is no day of the calendar. */
export function dayIn(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10)
  if (!/^20\d\d-\d\d-\d\d$/.test(iso)) return null
  const moment = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null
}

const YES = new Set(['1', 'yes', 'true', 'y', 'так', 'є', '+'])
const NO = new Set(['0', 'no', 'false', 'n', 'ні', 'немає', '-'])

/** Yes or no in either language; null for anything else. */
export function yesIn(text: string): boolean | null {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}
