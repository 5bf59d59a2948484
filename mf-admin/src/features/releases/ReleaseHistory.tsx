import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { formatDay, formatTime } from '../../moments.ts'
import { formatShare } from '../../numbers.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'

/** The author that the history names when a canary was taken back automatically. */
const AUTOMATIC = 'automatic'

type Props = {
  history: StaffPart['history']
  /** What was done to a service is said otherwise. */
  sayEvent?: (event: StaffPart['history'][number]) => string
}

export function ReleaseHistory({ history, sayEvent }: Props) {
  const { t, locale } = useTexts()
  const sayOfPart = ({ what, version, share = 0 }: StaffPart['history'][number]) =>
    textOfCode(t, 'releases.events', what, { version, share: formatShare(share, locale) })
  const say = sayEvent ?? sayOfPart
  return (
    <ul className={css.list}>
      {history.map(({ figures, ...event }) => (
        <li key={`${event.at} ${event.what} ${event.version}`} className={css.event}>
          <span className={css.quiet}>
            {formatDay(event.at, locale)}, {formatTime(event.at, locale)} ·{' '}
            {event.by === AUTOMATIC ? t('releases.automatic') : event.by}
          </span>
          <span>
            {say(event)}
            {figures &&
              ` (${t('releases.figures', {
                failures: figures.failures,
                loads: figures.loads,
                addresses: figures.addresses,
                stableFailures: figures.stable.failures,
                stableLoads: figures.stable.loads,
              })})`}
          </span>
        </li>
      ))}
    </ul>
  )
}
