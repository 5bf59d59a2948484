import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Table } from '@shop/ui-kit/page/Table'
import place from '../../list/ListTable.module.css'
import { formatDay, formatTime } from '../../moments.ts'
import { formatShare } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'
import { mayBeServed } from './release-actions.ts'
import { VersionSpeed } from './VersionSpeed.tsx'

const columns = ['version', 'share', 'released', 'failures', 'speed', 'actions'] as const

type Props = { part: StaffPart; onLink: (version: string) => void; onServe: (version: string) => void }
type Version = StaffPart['versions'][number]

/** The versions whose files are kept, the newest first. */
export function VersionsTable({ part, onLink, onServe }: Props) {
  const { t, locale } = useTexts()
  return (
    <div className={place.place}>
      <Table caption={t('releases.versions', { part: t(`releases.parts.${part.part}`) })} captionHidden>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`releases.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.versions.map(version => (
            <tr key={version.version}>
              <th scope="row">
                <code>{version.version}</code>
              </th>
              <td>
                <Audience part={part} version={version} />
              </td>
              <td className={css.quiet}>
                {formatDay(version.at, locale)}, {formatTime(version.at, locale)} · {version.by}
                {version.commit && ` · ${version.commit}`}
              </td>
              <td>
                <Failures part={part} version={version.version} />
              </td>
              <td>
                <VersionSpeed vitals={part.vitals.filter(vital => vital.version === version.version)} />
              </td>
              <td>
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
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Audience({ part: { served }, version }: { part: StaffPart; version: Version }) {
  const { t, locale } = useTexts()
  const place = served.findIndex(other => other.version === version.version)
  const share = served[place]?.share ?? 0
  if (place < 0)
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
  if (share === 0 && place > 0) return <Badge tone="info">{t('releases.byLink')}</Badge>
  return (
    <Badge tone={place === 0 ? 'success' : 'info'}>
      {t('releases.ofVisitors', { share: formatShare(share, locale) })}
    </Badge>
  )
}

function Failures({ part: { failures }, version }: { part: StaffPart; version: string }) {
  const { t, locale } = useTexts()
  const { reports = 0, share } = failures.find(other => other.version === version) ?? {}
  const said = [
    ...(reports > 0 ? [t('releases.failures', { count: reports })] : []),
    // Of the host: it fails with the remotes in it, and is never reported itself.
    ...(share ? [t('releases.failureShare', { share: formatShare(share * 100, locale) })] : []),
  ]
  if (said.length === 0) return <span className={css.quiet}>{t('releases.noFailures')}</span>
  return <>{said.join(' · ')}</>
}
