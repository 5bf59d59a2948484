import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import css from './Highlighted.module.css'

export function Highlighted({ text, search }: { text: string; search: string }) {
  return splitAtMatches(text, search).map(({ text: segment, isFound, start }) =>
    isFound ? (
      <mark key={start} className={css.found}>
        {segment}
      </mark>
    ) : (
      segment
    ),
  )
}

type Segment = { text: string; isFound: boolean; start: number }
type Range = { start: number; end: number }

/** The text cut where it is what was searched for: a phone is found by its digits alone, a name and a surname in either order. */
export function splitAtMatches(text: string, search: string): Segment[] {
  const asked = search.trim()
  const whole = rangeOf(text, asked) ?? rangeOf(text, asked.replace(/\D/g, ''))
  const found = whole ? [whole] : wordsIn(text, asked.split(/[\s,]+/))
  const segments = found.flatMap((range, index) => [
    { ...segmentOf(text, { start: found[index - 1]?.end ?? 0, end: range.start }), isFound: false },
    { ...segmentOf(text, range), isFound: true },
  ])
  const rest = { ...segmentOf(text, { start: found.at(-1)?.end ?? 0, end: text.length }), isFound: false }
  return [...segments, rest].filter(segment => segment.text !== '')
}

/** Where the words stand, first to last; nothing when one of them does not, or two stand in one place. */
function wordsIn(text: string, words: readonly string[]): Range[] {
  const ranges = words.map(word => rangeOf(text, word)).filter(range => range !== null)
  const found = ranges.toSorted((one, other) => one.start - other.start)
  const isApart = found.every(({ start }, index) => start >= (found[index - 1]?.end ?? 0))
  return isApart && found.length === words.length ? found : []
}

function segmentOf(text: string, { start, end }: Range): Omit<Segment, 'isFound'> {
  return { text: text.slice(start, end), start }
}

function rangeOf(text: string, asked: string): Range | null {
  if (asked.length < 2) return null
  const start = inOneSpelling(text).indexOf(inOneSpelling(asked))
  return start < 0 ? null : { start, end: start + asked.length }
}
