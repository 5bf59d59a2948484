import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { useId } from 'react'
import { formatDay } from '../../../moments.ts'
import { useTexts } from '../../../use-texts.ts'
import { keyOf, type Picked } from '../picked-lines.ts'
import { ShelfText } from '../ShelfText.tsx'
import css from './LinePicker.module.css'
import { LinePicker } from './LinePicker.tsx'

type Line = FullOrder['lines'][number]
type Props = {
  lines: readonly Line[]
  picked: Picked
  onPick: (picked: Picked) => void
  error: string | undefined
}

/**
 * What leaves now. A tick stands only where there is a choice: what is in stock leaves as a whole, a pre-order that has arrived may
 * wait for the next parcel, and what has not arrived says so.
 */
export function SendLines({ lines, picked, onPick, error }: Props) {
  const { t, locale } = useTexts()
  const inStock = lines.filter(({ packable, preorder }) => packable > 0 && !preorder)
  const arrived = lines.filter(({ packable, preorder }) => packable > 0 && preorder)
  const later = lines.filter(({ left, packable }) => left > packable)
  const reasonOf = ({ preorder }: Line) => preorder && t('step.awaited', { day: formatDay(preorder, locale) })
  return (
    <>
      <NamedList title={t('step.inStock')} lines={inStock} countOf={({ packable }) => packable} />
      {(arrived.length > 0 || error) && (
        <LinePicker
          legend={t('step.arrived')}
          lines={arrived}
          most={({ packable }) => packable}
          picked={picked}
          onPick={onPick}
          error={error}
        />
      )}
      <NamedList
        title={t('step.notYet')}
        lines={later}
        countOf={({ left, packable }) => left - packable}
        reasonOf={reasonOf}
      />
    </>
  )
}

type ListProps = {
  title: string
  lines: readonly Line[]
  countOf: (line: Line) => number
  reasonOf?: (line: Line) => string | null
}

function NamedList({ title, lines, countOf, reasonOf }: ListProps) {
  const { locale } = useTexts()
  const id = useId()
  if (lines.length === 0) return null
  return (
    <div>
      <p id={id} className={css.legend}>
        {title}
      </p>
      <ul className={css.named} aria-labelledby={id}>
        {lines.map(line => (
          <li key={keyOf(line)}>
            {line.title[locale]}{' '}
            <span className={css.quiet}>
              <ShelfText line={line} /> × {countOf(line)}
            </span>
            {reasonOf && <span className={css.reason}>{reasonOf(line)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
