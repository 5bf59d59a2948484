// An answer is written sign by sign where texts are short: a loop over a dozen bytes is over before a call has begun.
const ZERO = 0x30

/** Writes a short text; returns where the next begins. */
export function writeShort(text: Uint8Array, from: number, end: number, answer: Buffer, to: number): number {
  let at = to
  for (let sign = from; sign < end; sign++) answer[at++] = text[sign] ?? 0
  return at
}

/** No count is longer. */
export const LONGEST_COUNT = 10

/** Writes a whole number from 0; returns where the next begins. */
export function writeCount(count: number, answer: Buffer, to: number): number {
  let end = to + 1
  for (let rest = count; rest >= 10; rest = (rest / 10) | 0) end++
  let rest = count
  for (let at = end - 1; at >= to; at--) {
    const tens = (rest / 10) | 0
    answer[at] = ZERO + rest - tens * 10
    rest = tens
  }
  return end
}
