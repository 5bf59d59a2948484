import { useTranslation } from '@shop/shell/i18n'
import { useIsOnline } from '@shop/shell/online'
import css from './OfflineBanner.module.css'

export function OfflineBanner() {
  const { t } = useTranslation('host')
  const isOnline = useIsOnline()
  return <div role="status">{!isOnline && <p className={css.text}>{t('frame.offline')}</p>}</div>
}
