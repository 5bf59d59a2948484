import { useTranslation } from '@shop/shell/i18n'
import css from './Footer.module.css'

/** Whose shop it is, and whether it is one. */
export function Legal() {
  const { t } = useTranslation('host')
  return (
    <p className={css.legal}>
      {t('footer.legal', { year: new Date().getFullYear() })}
      {'demonstration' in document.documentElement.dataset && <span>{t('footer.demonstration')}</span>}
    </p>
  )
}
