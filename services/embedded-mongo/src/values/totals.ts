import type { Value } from './value.ts'

/** What is no number does not count. */
export function sumOf(values: Value[]): number {
  let sum = 0
  for (const value of values) if (typeof value === 'number') sum += value
  return sum
}

export function averageOf(values: Value[]): number | null {
  const numbers = values.filter(value => typeof value === 'number')
  return numbers.length > 0 ? sumOf(numbers) / numbers.length : null
}
