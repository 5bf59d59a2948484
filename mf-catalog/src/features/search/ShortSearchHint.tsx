import { useTranslation } from '@shop/shell/i18n'
import css from './HeaderSearch.module.css'

/** Said in place of hits while what is typed is no word yet. */
export function ShortSearchHint() {
  const { t } = useTranslation('mf-catalog')
  return (
    <p role="status" className={css.note}>
      {t('search.moreLetters')}
    </p>
  )
}
