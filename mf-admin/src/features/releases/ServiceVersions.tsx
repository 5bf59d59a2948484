import { titleOfService } from '@shop/contracts/released-services'
import type { StaffService } from '@shop/contracts/staff/staff-releases'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { ListTable } from '../../list/ListTable.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'
import { mayServiceGoBack } from './release-actions.ts'
import { useVersionName } from './use-version-name.ts'
import { Released } from './VersionsTable.tsx'

type Acts = Record<'onServe' | 'onStrike', (version: string) => void>
type Version = StaffService['versions'][number]

/** The versions of a service whose sources are kept, the newest first. */
export function ServiceVersions({ service, ...acts }: { service: StaffService } & Acts) {
  const { t, locale } = useTexts()
  const nameOf = useVersionName()
  const label = (id: string) => t(`releases.columns.${id}`)
  return (
    <ListTable
      caption={t('releases.versions', {
        part: t('releases.serviceName', { name: titleOfService(service.service)[locale] }),
      })}
      rows={service.versions}
      idOf={({ version }) => version}
      columns={[
        {
          id: 'version',
          label: label('version'),
          heading: true,
          cell: ({ version }) => <code>{nameOf(version)}</code>,
        },
        { id: 'state', label: label('state'), cell: version => <State service={service} version={version} /> },
        { id: 'released', label: label('released'), className: css.quiet, cell: version => <Released {...version} /> },
        {
          id: 'why',
          label: label('why'),
          cell: ({ reason }) => reason && <span className={css.message}>{reason}</span>,
        },
        {
          id: 'actions',
          label: label('actions'),
          cell: version => <ServiceVersionActions service={service} version={version} {...acts} />,
        },
      ]}
    />
  )
}

type Row = { service: StaffService; version: Version }

function State({ service: { served }, version: { version, is_taken_back, is_struck } }: Row) {
  const { t } = useTexts()
  if (version === served?.version) return <Badge tone="success">{t('releases.ofService.served')}</Badge>
  if (is_taken_back || is_struck)
    return <Badge tone="warn">{t(is_struck ? 'releases.struck' : 'releases.takenBack')}</Badge>
  return <span className={`${css.quiet} ${css.whole}`}>{t('releases.ofService.notServed')}</span>
}

function ServiceVersionActions({ service, version, onServe, onStrike }: Row & Acts) {
  const { t } = useTexts()
  const nameOf = useVersionName()
  if (!mayServiceGoBack(service, version)) return null
  const name = nameOf(version.version)
  return (
    <div className={css.pair}>
      <Button
        variant="text"
        size="small"
        aria-label={t('releases.ofService.serveOf', { version: name })}
        onClick={() => onServe(version.version)}
      >
        {t('releases.ofService.serve')}
      </Button>
      <Button
        variant="text"
        size="small"
        aria-label={t('releases.strikeOf', { version: name })}
        onClick={() => onStrike(version.version)}
      >
        {t('releases.strike')}
      </Button>
    </div>
  )
}
