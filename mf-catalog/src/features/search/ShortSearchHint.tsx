import { useTranslation } from '@shop/shell/i18n'
import css from './HeaderSearch.module.css'

/** Shown in place of hits while fewer than two letters are typed. */
export function ShortSearchHint() {
  const { t } = useTranslation('mf-catalog')
  return (
    <p role="status" className={css.note}>
      {t('search.moreLetters')}
    </p>
  )
}
