import { onOtherLayout } from './normalize/keyboard-layout.ts'
import { inOneAlphabet } from './normalize/one-alphabet.ts'

/** All article numbers without dashes, one a line, with the position where each line begins: one text is searched faster than many. */
export type ArticleNumbers = { joined: string; starts: Uint32Array }

const SHORTEST_PART = 3
// Three digits in a row, or a letter before two: less would be a size.
const LOOKS_LIKE_ONE = /\d{3}|[a-z]\d{2}/

/** Takes the numbers in the order of their positions. */
export function collectNumbers() {
  const bare: string[] = []
  const starts: number[] = []
  let end = 0
  return {
    add(article: string): void {
      const number = bareNumber(article)
      bare.push(number)
      starts.push(end)
      end += number.length + 1
    },
    finish: (): ArticleNumbers => ({ joined: bare.join('\n'), starts: Uint32Array.from(starts) }),
  }
}

const SURE = { whole: 3, beginning: 2, part: 1 } as const

/** How surely the text is meant as the number of each position; null when it is part of none. */
export function positionsByNumber(numbers: ArticleNumbers, text: string): Map<number, number> | null {
  for (const reading of [text, onOtherLayout(text) ?? '']) {
    const asked = bareNumber(reading)
    if (asked.length < SHORTEST_PART || !LOOKS_LIKE_ONE.test(asked)) continue
    const positions = linesWith(numbers, asked)
    if (positions.size > 0) return positions
  }
  return null
}

function linesWith({ joined, starts }: ArticleNumbers, part: string): Map<number, number> {
  const positions = new Map<number, number>()
  for (let at = joined.indexOf(part); at >= 0; ) {
    const index = lineAt(starts, at)
    const next = starts[index + 1] ?? joined.length + 1
    const isStart = at === starts[index]
    positions.set(index, isStart ? (next - at === part.length + 1 ? SURE.whole : SURE.beginning) : SURE.part)
    at = joined.indexOf(part, next)
  }
  return positions
}

function lineAt(starts: Uint32Array, at: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Dashes, spaces and the shape of letters do not count: dr 1042, DR–1042 and dr1042 are one. */
function bareNumber(text: string): string {
  return inOneAlphabet(text.toLowerCase()).replace(/[^a-zа-яіїєґ0-9]+/g, '')
}
