import type { StaffService } from '@shop/contracts/staff/staff-releases'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'
import { useVersionName } from './use-version-name.ts'

/** How copies of a service are being replaced, or why a version did not stay. What went well stands in the table. */
export function Rollout({ rollout }: { rollout: NonNullable<StaffService['rollout']> }) {
  const { t, locale } = useTexts()
  const nameOf = useVersionName()
  const { state, said, watched_until } = rollout
  const version = nameOf(rollout.version)
  // The shape speaks to teams.
  const words = said && (
    <span className={css.message} lang="en">
      {said}
    </span>
  )
  switch (state) {
    case 'over':
      return null
    case 'asked':
      return <p>{t('releases.ofService.asked', { version })}</p>
    case 'under_way':
      return (
        <Notice tone="info" title={t('releases.ofService.underWay', { version })}>
          {watched_until ? t('releases.ofService.watched', { time: formatTime(watched_until, locale) }) : words}
        </Notice>
      )
    default:
      return (
        <Notice tone="warn" title={t(`releases.ofService.${state}`, { version })}>
          {words}
        </Notice>
      )
  }
}
