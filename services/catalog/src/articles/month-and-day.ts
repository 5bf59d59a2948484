/** The parts of a day `2026-12-05` that cards say: `{ month: 12, day: 5 }`. */
export function monthAndDay(day: string): { month: number; day: number } {
  return { month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }
}
