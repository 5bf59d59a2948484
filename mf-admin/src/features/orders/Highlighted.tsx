import css from './Highlighted.module.css'
import { highlighted } from './highlight.ts'

export function Highlighted({ text, search }: { text: string; search: string }) {
  return highlighted(text, search).map(piece =>
    piece.isFound ? (
      <mark key="found" className={css.found}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
