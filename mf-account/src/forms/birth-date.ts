/**
 * A birth date on its way to `dd.mm.yyyy`: dots come by themselves ("1105" is "11.05"), and a day or month of one digit
 * is filled up as soon as a mark follows it, so that "1.1.1990" may be typed key by key.
 */
export function writeBirthDate(typed: string): string {
  const parts = typed.split(/\D+/).filter(part => part !== '')
  const isEnded = /\d\D+$/.test(typed) && parts.length < 3 && parts.every(isDayOrMonth)
  if (isEnded) return `${parts.map(twoDigits).join('.')}.`
  const isMarked = parts.length > 1
  const digits = isMarked
    ? parts.map((part, index) => (index < 2 && index < parts.length - 1 ? twoDigits(part) : part)).join('')
    : (parts[0] ?? '')
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)]
  return [day, month, year].filter(part => part !== '').join('.')
}

function isDayOrMonth(part: string): boolean {
  return /^(?:[1-9]|\d\d)$/.test(part)
}

function twoDigits(part: string): string {
  return part.padStart(2, '0')
}
