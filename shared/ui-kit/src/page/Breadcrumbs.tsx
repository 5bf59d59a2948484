import { Children, isValidElement, type ReactNode } from 'react'
import css from './Breadcrumbs.module.css'

type BreadcrumbsProps = {
  label: string
  /** The router's links, from the first page down. */
  children: ReactNode
  /** Where the reader is now. */
  current: string
}

export function Breadcrumbs({ label, children, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.trail}>
        {Children.toArray(children).map((link, index) => (
          <li key={isValidElement(link) ? link.key : index} className={css.step}>
            {link}
          </li>
        ))}
        <li className={css.step}>
          <span aria-current="page" className={css.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
