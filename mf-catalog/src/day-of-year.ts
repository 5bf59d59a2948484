/** A day without its year as a date of a leap year, which has all days. */
export function dayOfYear({ month, day }: { month: number; day: number }): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `2024-${two(month)}-${two(day)}`
}
