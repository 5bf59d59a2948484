/** Seconds between polls of an order whose payment the bank has not decided yet (ux: 2, 3, 5, 8 … at most 60). */
const PAUSES = [2, 3, 5, 8, 13, 21, 34]
const LONGEST_PAUSE = 60

/** While the bank is asked somebody stands before the page and waits. */
export const ASKING_PAUSE_MS = 2000

export function pauseMs(polls: number): number {
  return (PAUSES[Math.max(polls - 1, 0)] ?? LONGEST_PAUSE) * 1000
}
