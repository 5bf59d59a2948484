import { Button } from '@shop/ui-kit/Button'
import type { ReactNode } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './ChosenBar.module.css'
import type { Chosen } from './use-chosen.ts'

type Props = {
  chosen: Chosen
  /** How many rows match the filter. */
  count: number
  title: string
  /** Says how many are chosen. */
  text: (count: number) => string
  /** So many can be chosen by the filter at most; without it: all. */
  most?: number
  /** What can be done with them, in rows. */
  children: ReactNode
}

/** How many rows are chosen on all pages, and what can be done with them. */
export function ChosenBar({ chosen, count, title, text, most = Number.POSITIVE_INFINITY, children }: Props) {
  const { t } = useTexts()
  const many = chosenCount(chosen, count)
  if (many === 0) return null
  return (
    <section className={css.bar} aria-label={title}>
      <div className={css.row}>
        <p role="status" className={css.count}>
          {text(many)}
        </p>
        {!chosen.isAll && count > many && count <= most && (
          <Button variant="text" size="small" onClick={chosen.chooseAll}>
            {t('bulk.chooseAll', { count })}
          </Button>
        )}
        <Button variant="text" size="small" onClick={chosen.forget}>
          {t('bulk.forget')}
        </Button>
      </div>
      {children}
    </section>
  )
}

export function chosenCount({ isAll, ids }: Chosen, count: number): number {
  return isAll ? count : ids.size
}

/** Buttons of the bar, beside each other. */
export function ChosenActions({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
