import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import css from './Table.module.css'
import { useScrolls } from './use-scrolls.ts'

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
  const place = useRef<HTMLElement>(null)
  const tabIndex = useScrolls(place) ? 0 : undefined
  return (
    <section ref={place} className={classNames(css.scroll, className)} aria-labelledby={id} tabIndex={tabIndex}>
      <table className={css.table}>
        <caption id={id} className={captionHidden ? css.captionHidden : css.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
