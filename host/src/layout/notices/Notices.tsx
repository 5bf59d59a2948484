import { $notices } from '@shop/shell/notices'
import { useStore } from '@shop/shell/use-store'
import { NoticeCard } from './NoticeCard.tsx'
import css from './Notices.module.css'

/** The place for short messages: announced politely, gone by themselves, never while they are read or pointed at. */
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
