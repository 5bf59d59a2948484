import css from './Highlighted.module.css'

export function Highlighted({ text, search }: { text: string; search: string }) {
  return highlighted(text, search).map(segment =>
    segment.isFound ? (
      <mark key="found" className={css.found}>
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  )
}

type Segment = { text: string; isFound: boolean }

/** The text cut where it is what was searched for; a phone is found by its digits alone. */
export function highlighted(text: string, search: string): Segment[] {
  const asked = search.trim()
  const at = rangeOf(text, asked) ?? rangeOf(text, asked.replace(/\D/g, ''))
  if (!at) return [{ text, isFound: false }]
  const segments = [
    { text: text.slice(0, at.start), isFound: false },
    { text: text.slice(at.start, at.end), isFound: true },
    { text: text.slice(at.end), isFound: false },
  ]
  return segments.filter(segment => segment.text !== '')
}

function rangeOf(text: string, asked: string): { start: number; end: number } | null {
  if (asked.length < 2) return null
  const start = text.toLocaleLowerCase('uk').indexOf(asked.toLocaleLowerCase('uk'))
  return start < 0 ? null : { start, end: start + asked.length }
}
