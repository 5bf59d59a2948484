/** A day that is said without its year, as a date of a year that has all of them: the last of February too. */
export function dayOfYear({ month, day }: { month: number; day: number }): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `2024-${two(month)}-${two(day)}`
}
