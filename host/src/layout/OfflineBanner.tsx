import { useTranslation } from '@shop/shell/i18n'
import { useSyncExternalStore } from 'react'
import css from './OfflineBanner.module.css'

export function OfflineBanner() {
  const { t } = useTranslation('host')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return <div role="status">{!isOnline && <p className={css.text}>{t('frame.offline')}</p>}</div>
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
