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

/** The mark itself, where a label is not that of one field: the head of a column, the title of a list. */
export function ObligatoryMark() {
  return (
    <span aria-hidden="true" className={css.mark}>
      {' *'}
    </span>
  )
}
