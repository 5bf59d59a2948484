import { useTranslation } from '@shop/shell/i18n'
import css from './PreviewNote.module.css'

/** Says that shoppers see something else; inside of a frame the back office says it. */
export function PreviewNote() {
  const { t } = useTranslation('host')
  if (window.top !== window.self) return null
  return <p className={css.note}>{t('preview.note')}</p>
}
