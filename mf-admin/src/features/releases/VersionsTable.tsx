import { titleOf } from '@shop/contracts/parts'
import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { ListTable } from '../../list/ListTable.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { formatShare } from '../../numbers.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'
import { mayBeServed, mayBeStruck } from './release-actions.ts'
import { VersionFailures } from './VersionFailures.tsx'
import { VersionSpeed } from './VersionSpeed.tsx'

type Props = { part: StaffPart } & Acts
type Acts = Record<'onLink' | 'onServe' | 'onStrike', (version: string) => void>
type Version = StaffPart['versions'][number]

/** The versions whose files are kept, the newest first. */
export function VersionsTable({ part, ...acts }: Props) {
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
          cell: version => <Released {...version} />,
        },
        {
          id: 'failures',
          label: label('failures'),
          cell: ({ version }) => <VersionFailures part={part} version={version} />,
        },
        {
          id: 'speed',
          label: label('speed'),
          cell: ({ version }) => <VersionSpeed vitals={part.vitals.filter(vital => vital.version === version)} />,
        },
        {
          id: 'actions',
          label: label('actions'),
          cell: version => <VersionActions part={part} version={version} {...acts} />,
        },
      ]}
    />
  )
}

function VersionActions({ part, version, onLink, onServe, onStrike }: Props & { version: Version }) {
  const { t } = useTexts()
  const { version: name, is_struck } = version
  return (
    <div className={css.buttons}>
      {!is_struck && (
        <Button
          variant="outline"
          size="small"
          aria-label={t('releases.testLinkOf', { version: name })}
          onClick={() => onLink(name)}
        >
          {t('releases.testLink')}
        </Button>
      )}
      {mayBeServed(part, version) && (
        <Button
          variant="text"
          size="small"
          aria-label={t('releases.serveOf', { version: name })}
          onClick={() => onServe(name)}
        >
          {t('releases.serve')}
        </Button>
      )}
      {mayBeStruck(part, version) && (
        <Button
          variant="text"
          size="small"
          aria-label={t('releases.strikeOf', { version: name })}
          onClick={() => onStrike(name)}
        >
          {t('releases.strike')}
        </Button>
      )}
    </div>
  )
}

/** When, by whom and of which commit; and what was not proved before. */
export function Released({ at, by, commit, unproved }: Pick<Version, 'at' | 'by' | 'unproved'> & { commit?: string }) {
  const { t, locale } = useTexts()
  const proofs = unproved?.proofs.map(proof => textOfCode(t, 'releases.proofs', proof)).join(', ')
  return (
    <>
      {`${formatDay(at, locale)}, ${formatTime(at, locale)} · ${by}${commit ? ` · ${commit}` : ''}`}
      {unproved && (
        <div>
          <Badge tone="warn">{t('releases.unproved', { proofs })}</Badge> {unproved.why}
        </div>
      )}
    </>
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
        {(version.is_taken_back || version.is_struck) && (
          <>
            {' · '}
            <Badge tone="warn">{t(version.is_struck ? 'releases.struck' : 'releases.takenBack')}</Badge>
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
