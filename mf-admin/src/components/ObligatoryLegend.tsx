import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../use-texts.ts'
import css from './ObligatoryLegend.module.css'

/** What the mark of obligatory fields means; drawn only where one stands beside it. */
export function ObligatoryLegend() {
  const { t } = useTexts()
  return (
    <p className={css.legend}>
      <span aria-hidden="true" className={css.mark}>
        *
      </span>{' '}
      {t('obligatory.legend')}
    </p>
  )
}

/** The mark in the title of a group of controls, none of which says by itself that something must be chosen. */
export function ObligatoryGroupMark() {
  const { t } = useTexts()
  return (
    <span data-obligatory>
      <ObligatoryMark />
      <VisuallyHidden>{t('obligatory.note')}</VisuallyHidden>
    </span>
  )
}

/** The mark itself, where a label is not that of one field: the head of a column, the title of a list. */
export function ObligatoryMark() {
  return (
    <span aria-hidden="true" className={css.mark}>
      {' *'}
    </span>
  )
}
