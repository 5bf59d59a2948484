import { staffTextsEndpoint } from '@shop/contracts/staff/storefront/staff-texts'
import { Link, useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Table } from '@shop/ui-kit/page/Table'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { formatDay } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { TextPage } from './TextPage.tsx'

/** The static pages, or the one that the address opens. */
export function Texts() {
  const { t, locale } = useTexts()
  const [params] = useSearchParams()
  useUnsaved(false)
  const page = params.get('page')
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffTextsEndpoint, {}, { staleTime: 0 })

  if (page) return <TextPage key={page} page={page} />
  if (error && !data)
    return <Failure error={error} title={t('texts.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('texts.title')} />
  return (
    <Table caption={t('texts.title')} captionHidden>
      <thead>
        <tr>
          <th scope="col">{t('texts.page')}</th>
          <th scope="col">{t('texts.address')}</th>
          <th scope="col">{t('texts.state')}</th>
        </tr>
      </thead>
      <tbody>
        {data.pages.map(({ page, title, is_edited, changed }) => (
          <tr key={page}>
            <th scope="row">
              <Link to={`?page=${page}`}>{title[locale]}</Link>
            </th>
            <td>/{page}</td>
            <td>
              {is_edited ? <Badge tone="info">{t('texts.edited')}</Badge> : <Badge>{t('texts.builtIn')}</Badge>}{' '}
              {changed && `${changed.by}, ${formatDay(changed.at, locale)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
