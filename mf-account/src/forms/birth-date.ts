/** Dots come by themselves: "1105" is "11.05." on its way to a date; what was typed with other marks is the same date. */
export function writeBirthDate(typed: string): string {
  const parts = typed.split(/[^\d]+/).filter(part => part !== '')
  const isMarked = parts.length > 1
  const digits = isMarked
    ? parts.map((part, place) => (place < 2 && place < parts.length - 1 ? part.padStart(2, '0') : part)).join('')
    : (parts[0] ?? '')
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)]
  return [day, month, year].filter(part => part !== '').join('.')
}
