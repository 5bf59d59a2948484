/** How many typing errors lie between two words: a letter too many, too few, another one, or two that changed positions. */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1)
      let least = Math.min(changed, (last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1)
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (isTurned) least = Math.min(least, (before[at - 2] ?? 0) + 1)
      now.push(least)
    }
    before = last
    last = now
  }
  return last[other.length] ?? 0
}

/** How many typing errors a word of this length may have and still be the same word. */
export function typosAllowed(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}
