import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { formatShare } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'

/** "3 збої · у 3,4 % переглядів": what browsers reported of a version within the last day. */
export function VersionFailures({ part: { failures }, version }: { part: StaffPart; version: string }) {
  const { t, locale } = useTexts()
  const { reports = 0, share } = failures.find(other => other.version === version) ?? {}
  const notes = [
    ...(reports > 0 ? [t('releases.failures', { count: reports })] : []),
    // Of the host: it fails with the remotes in it, and is never reported itself.
    ...(share ? [t('releases.failureShare', { share: formatShare(share * 100, locale) })] : []),
  ]
  if (notes.length === 0) return <span className={css.quiet}>{t('releases.noFailures')}</span>
  return <>{notes.join(' · ')}</>
}
