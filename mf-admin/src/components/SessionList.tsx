import type { StaffSession } from '@shop/contracts/staff/people/staff-sessions'
import { Badge } from '@shop/ui-kit/page/Badge'
import type { ReactNode } from 'react'
import { formatAgo, formatDay, formatTime } from '../moments.ts'
import { useTexts } from '../use-texts.ts'
import css from './SessionList.module.css'

type Props = { sessions: readonly StaffSession[]; actionOf?: (session: StaffSession) => ReactNode }

/** Where somebody is signed in. */
export function SessionList({ sessions, actionOf }: Props) {
  const { t, locale } = useTexts()
  const now = new Date()
  if (sessions.length === 0) return <p className={css.quiet}>{t('sessions.none')}</p>
  return (
    <ul className={css.list}>
      {sessions.map(session => (
        <li key={session.key} className={css.session}>
          <div>
            <p className={css.browser}>
              {nameOfBrowser(session.browser) || t('sessions.unknownBrowser')}{' '}
              {session.is_present && <Badge tone="success">{t('sessions.present')}</Badge>}
            </p>
            <p className={css.quiet}>
              {session.address}
              {' · '}
              {t('sessions.since', {
                day: formatDay(session.started_at, locale),
                time: formatTime(session.started_at, locale),
              })}
              {' · '}
              {t('sessions.used', { ago: formatAgo(session.used_at, now, locale) })}
            </p>
          </div>
          {actionOf?.(session)}
        </li>
      ))}
    </ul>
  )
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** "Firefox, Windows": what a browser says of itself, as people call it; else the beginning of what it said. */
export function nameOfBrowser(agent: string): string {
  const find = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => agent.includes(sign))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(', ') || agent.slice(0, 60)
}
