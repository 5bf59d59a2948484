import { useTranslation } from '@shop/shell/i18n'
import { $notices, dismissNotice, type Notice } from '@shop/shell/notices'
import { useStore } from '@shop/shell/use-store'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useEffect, useState } from 'react'
import css from './Notices.module.css'

/** The place for short messages: announced politely, gone by themselves, never while somebody reads or aims at them. */
export function Notices() {
  const notices = useStore($notices)
  return (
    <div className={css.notices} role="status" aria-live="polite">
      {notices.map(notice => (
        <NoticeCard key={notice.id} {...notice} />
      ))}
    </div>
  )
}

function NoticeCard({ id, text, tone, action, lastsMs }: Notice) {
  const { t } = useTranslation('host')
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissNotice(id), lastsMs)
    return () => clearTimeout(timer)
  }, [id, lastsMs, isHeld])

  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  const act = () => {
    action?.act()
    dismissNotice(id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the time stands still under the pointer; its buttons do the work
    <div className={css.notice} data-tone={tone} onMouseEnter={hold} onMouseLeave={letGo} onFocus={hold} onBlur={letGo}>
      <p className={css.text}>{text}</p>
      {action && (
        <button type="button" className={css.action} onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={t('notice.close')} className={css.close} onClick={() => dismissNotice(id)} />
    </div>
  )
}
