import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { formatDay, formatTime } from '../../moments.ts'
import { formatShare } from '../../numbers.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'

/** The author that the history names when a canary was taken back automatically. */
const AUTOMATIC = 'automatic'

export function ReleaseHistory({ history }: Pick<StaffPart, 'history'>) {
  const { t, locale } = useTexts()
  return (
    <ul className={css.list}>
      {history.map(({ what, version, at, by, share, figures }) => (
        <li key={`${at} ${what} ${version}`} className={css.event}>
          <span className={css.quiet}>
            {formatDay(at, locale)}, {formatTime(at, locale)} · {by === AUTOMATIC ? t('releases.automatic') : by}
          </span>
          <span>
            {textOfCode(t, 'releases.events', what, { version, share: formatShare(share ?? 0, locale) })}
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
