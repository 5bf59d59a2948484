import { titleOf } from '@shop/contracts/parts'
import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { ListTable } from '../../list/ListTable.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { formatShare } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'
import { mayBeServed } from './release-actions.ts'
import { VersionSpeed } from './VersionSpeed.tsx'

type Props = { part: StaffPart; onLink: (version: string) => void; onServe: (version: string) => void }
type Version = StaffPart['versions'][number]

/** The versions whose files are kept, the newest first. */
export function VersionsTable({ part, onLink, onServe }: Props) {
  const { t, locale } = useTexts()
  const label = (id: string) => t(`releases.columns.${id}`)
  return (
    <ListTable
      caption={t('releases.versions', { part: titleOf(part.part)[locale] })}
      rows={part.versions}
      idOf={({ version }) => version}
      columns={[
        { id: 'version', label: label('version'), heading: true, cell: ({ version }) => <code>{version}</code> },
        { id: 'share', label: label('share'), cell: version => <Audience part={part} version={version} /> },
        {
          id: 'released',
          label: label('released'),
          className: css.quiet,
          cell: ({ at, by, commit }) =>
            `${formatDay(at, locale)}, ${formatTime(at, locale)} · ${by}${commit ? ` · ${commit}` : ''}`,
        },
        {
          id: 'failures',
          label: label('failures'),
          cell: ({ version }) => <Failures part={part} version={version} />,
        },
        {
          id: 'speed',
          label: label('speed'),
          cell: ({ version }) => <VersionSpeed vitals={part.vitals.filter(vital => vital.version === version)} />,
        },
        {
          id: 'actions',
          label: label('actions'),
          cell: version => (
            <div className={css.buttons}>
              <Button
                variant="outline"
                size="small"
                aria-label={t('releases.testLinkOf', { version: version.version })}
                onClick={() => onLink(version.version)}
              >
                {t('releases.testLink')}
              </Button>
              {mayBeServed(part, version) && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={t('releases.serveOf', { version: version.version })}
                  onClick={() => onServe(version.version)}
                >
                  {t('releases.serve')}
                </Button>
              )}
            </div>
          ),
        },
      ]}
    />
  )
}

function Audience({ part: { served }, version }: { part: StaffPart; version: Version }) {
  const { t, locale } = useTexts()
  const index = served.findIndex(other => other.version === version.version)
  const share = served[index]?.share ?? 0
  if (index < 0)
    return (
      <span className={css.quiet}>
        {t('releases.nobody')}
        {version.is_taken_back && (
          <>
            {' · '}
            <Badge tone="warn">{t('releases.takenBack')}</Badge>
          </>
        )}
      </span>
    )
  if (share === 100) return <Badge tone="success">{t('releases.everybody')}</Badge>
  if (share === 0 && index > 0) return <Badge tone="info">{t('releases.byLink')}</Badge>
  return (
    <Badge tone={index === 0 ? 'success' : 'info'}>
      {t('releases.ofVisitors', { share: formatShare(share, locale) })}
    </Badge>
  )
}

function Failures({ part: { failures }, version }: { part: StaffPart; version: string }) {
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
