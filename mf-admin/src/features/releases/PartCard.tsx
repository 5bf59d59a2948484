import { titleOf } from '@shop/contracts/parts'
import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Accordion } from '@shop/ui-kit/page/Accordion'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useId } from 'react'
import { formatTime } from '../../moments.ts'
import { formatShare } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import { ErrorGroups } from './ErrorGroups.tsx'
import { ReleaseActions } from './ReleaseActions.tsx'
import { ReleaseHistory } from './ReleaseHistory.tsx'
import css from './Releases.module.css'

/** One part of the shop: the host or a remote. */
export function PartCard({ part }: { part: StaffPart }) {
  const { t, locale } = useTexts()
  const id = useId()
  const canary = part.served[1]
  const unknown = part.failures.find(({ version }) => version === null)
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.name}>
          {titleOf(part.part)[locale]}
        </h2>
        <code className={css.quiet}>{part.part}</code>
        {canary && (
          <Badge tone="info">
            {canary.share > 0
              ? t('releases.canary', { share: formatShare(canary.share, locale) })
              : t('releases.canaryHidden')}
          </Badge>
        )}
      </div>
      {part.state === 'never_released' && <p className={css.quiet}>{t('releases.neverReleased')}</p>}
      {part.state === 'unreadable' && (
        <Notice tone="error" title={t('releases.unreadable')}>
          {t('releases.unreadableText')}
        </Notice>
      )}
      <FileNotices served={part.served} />
      <Course served={part.served} />
      {part.state === 'released' && <ReleaseActions part={part} />}
      {unknown && <p>{t('releases.unknownVersion', { count: unknown.reports })}</p>}
      {part.errors.length > 0 && <ErrorGroups errors={part.errors} />}
      {part.history.length > 0 && (
        <Accordion title={t('releases.history')}>
          <ReleaseHistory history={part.history} />
        </Accordion>
      )}
    </section>
  )
}

/** What happens by itself with the versions that are handed out. */
function Course({ served: [stable, canary] }: Pick<StaffPart, 'served'>) {
  const { t, locale } = useTexts()
  const time = (at: string) => formatTime(at, locale)
  if (stable?.watched_until) return <p>{t('releases.watched', { time: time(stable.watched_until) })}</p>
  if (!canary?.promote_at) return null
  const share = formatShare(canary.share, locale)
  return hasPassed(canary.promote_at) ? (
    <Notice tone="warn" title={t('releases.held', { share })}>
      {t('releases.heldText')}
    </Notice>
  ) : (
    <p>{t('releases.promotes', { time: time(canary.promote_at) })}</p>
  )
}

/** The service looks every 20 seconds; a moment later it would have happened. */
function hasPassed(at: string): boolean {
  return Date.now() > new Date(at).getTime() + 60_000
}

type Served = readonly Pick<StaffPart['served'][number], 'version' | 'files'>[]

/** What is wrong with the files of the versions that are handed out. */
export function FileNotices({ served, about }: { served: Served; about?: string }) {
  const { t } = useTexts()
  return (
    <>
      {served.map(
        ({ version, files }) =>
          (files === 'altered' || files === 'absent') && (
            <Notice key={version} tone="error" title={t(`releases.files.${files}`, { version })}>
              {about ?? t('releases.filesText')}
            </Notice>
          ),
      )}
      {served.some(({ files }) => files === 'elsewhere') && <p className={css.quiet}>{t('releases.filesElsewhere')}</p>}
    </>
  )
}
