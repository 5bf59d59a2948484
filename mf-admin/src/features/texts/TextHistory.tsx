import { restoreTextEndpoint, staffTextsEndpoint, type WholePage } from '@shop/contracts/staff/storefront/staff-texts'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { leaveBy } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Accordion } from '@shop/ui-kit/page/Accordion'
import { Refused } from '../../components/Refused.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Texts.module.css'

type Props = { known: WholePage; onRestored: () => Promise<void> }

/** What the page said before: any of it comes back, and what is there now stays among the versions. */
export function TextHistory({ known, onRestored }: Props) {
  const { t, locale } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const { page, revision, is_edited, versions } = known

  async function restore(to: number | null) {
    if (!(await ask(restoreTextEndpoint, { params: { page }, body: { revision, to } }))) return
    await queryClient.invalidateQueries({ queryKey: [staffTextsEndpoint.path] })
    notify(t('texts.restored'), { tone: 'success' })
    await onRestored()
  }
  if (versions.length === 0) return null
  return (
    <Accordion title={t('texts.history')}>
      <Refused refusal={refusal} />
      <ul className={css.versions}>
        {versions.map(version => (
          <li key={version.revision}>
            <span>
              {formatDay(version.at, locale)}, {formatTime(version.at, locale)}, {version.by}
              {!version.is_edited && ` · ${t('texts.builtIn')}`}
            </span>
            {version.revision === revision ? (
              <span className={css.quiet}>{t('texts.now')}</span>
            ) : (
              <Button
                variant="text"
                size="small"
                busy={isBusy}
                aria-label={t('texts.restoreOf', {
                  day: formatDay(version.at, locale),
                  time: formatTime(version.at, locale),
                })}
                onClick={() => leaveBy(() => void restore(version.revision))}
              >
                {t('texts.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {is_edited && (
        <Button variant="outline" size="small" busy={isBusy} onClick={() => leaveBy(() => void restore(null))}>
          {t('texts.toBuiltIn')}
        </Button>
      )}
    </Accordion>
  )
}
