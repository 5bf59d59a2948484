import { titleOf } from '@shop/contracts/parts'
import { endPreviewEndpoint, type StaffPart, staffReleasesEndpoint } from '@shop/contracts/staff/staff-releases'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Accordion } from '@shop/ui-kit/page/Accordion'
import { Refused } from '../../components/Refused.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'
import { VersionFailures } from './VersionFailures.tsx'

type Props = { part: StaffPart; onLink: (version: string) => void; onEnded: () => void }
type Preview = StaffPart['previews'][number]

/** Versions that open for those who have the link; each ends with one press, as its commit can be previewed again. */
export function PreviewsTable({ part, onLink, onEnded }: Props) {
  const { t, locale } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const label = (id: string) => t(`releases.columns.${id}`)
  const moment = (at: string) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`
  const end = async (version: string) => {
    const isDone = await ask(endPreviewEndpoint, { body: { part: part.part, version } })
    await queryClient.invalidateQueries({ queryKey: [staffReleasesEndpoint.path] })
    if (!isDone) return
    notify(t('releases.done.endPreview'), { tone: 'success' })
    onEnded()
  }
  const title = t('releases.previews', { part: titleOf(part.part)[locale] })
  if (part.previews.length === 0) return <Refused refusal={refusal} />
  return (
    <div className={css.errors}>
      <h3 className={css.heading}>{title}</h3>
      <ListTable
        caption={title}
        rows={part.previews}
        idOf={({ version }) => version}
        columns={[
          { id: 'version', label: label('version'), heading: true, cell: ({ version }) => <code>{version}</code> },
          {
            id: 'why',
            label: label('why'),
            cell: ({ reason }) => <span className={css.message}>{reason || '–'}</span>,
          },
          {
            id: 'made',
            label: label('made'),
            className: css.quiet,
            cell: ({ at, by, commit }) => [moment(at), by, commit].filter(Boolean).join(' · '),
          },
          {
            id: 'until',
            label: label('until'),
            cell: ({ until }) => t('releases.previewUntil', { until: moment(until) }),
          },
          {
            id: 'failures',
            label: label('failures'),
            cell: preview => <Findings part={part} preview={preview} />,
          },
          {
            id: 'actions',
            label: label('actions'),
            cell: ({ version }) => (
              <div className={css.buttons}>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t('releases.previewLinkOf', { version })}
                  onClick={() => onLink(version)}
                >
                  {t('releases.previewLink')}
                </Button>
                <Button
                  variant="text"
                  size="small"
                  disabled={isBusy}
                  aria-label={t('releases.endPreviewOf', { version })}
                  onClick={() => void end(version)}
                >
                  {t('releases.endPreview')}
                </Button>
              </div>
            ),
          },
        ]}
      />
      <Refused refusal={refusal} />
    </div>
  )
}

/** What browsers reported of it, and what its proofs found before it was opened all the same. */
function Findings({ part, preview: { version, told } }: { part: StaffPart; preview: Preview }) {
  const { t } = useTexts()
  return (
    <>
      <VersionFailures part={part} version={version} />
      {told.length > 0 && (
        <Accordion title={t('releases.told', { count: told.length })}>
          <ul className={css.list}>
            {told.map(sentence => (
              <li key={sentence} className={css.message}>
                {sentence}
              </li>
            ))}
          </ul>
        </Accordion>
      )}
    </>
  )
}
