import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import css from './Table.module.css'

type TableProps = {
  caption: string
  captionHidden?: boolean
  /** `thead` and `tbody` with scoped `th`; a cell with `data-number` stands at the end of its column. */
  children: ReactNode
  className?: string
}

/** Wider than its place, it scrolls by itself and can be reached by keyboard. */
export function Table({ caption, captionHidden, children, className }: TableProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section className={classNames(css.scroll, className)} aria-labelledby={id} tabIndex={0}>
      <table className={css.table}>
        <caption id={id} className={captionHidden ? css.captionHidden : css.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
