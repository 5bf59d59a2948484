import { staffTextsEndpoint } from '@shop/contracts/staff/storefront/staff-texts'
import { Link, useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Badge } from '@shop/ui-kit/page/Badge'
import { List } from '../../list/List.tsx'
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
  const answer = useStaffEndpoint(staffTextsEndpoint, {}, { staleTime: 0 })

  if (page) return <TextPage key={page} page={page} />
  return (
    <List
      caption={t('texts.title')}
      look="plain"
      answer={answer}
      rows={answer.data?.pages}
      idOf={row => row.page}
      failed={t('texts.failed')}
      empty={null}
      columns={[
        {
          id: 'page',
          label: t('texts.page'),
          heading: true,
          cell: row => <Link to={`?page=${row.page}`}>{row.title[locale]}</Link>,
        },
        { id: 'address', label: t('texts.address'), cell: row => `/${row.page}` },
        {
          id: 'state',
          label: t('texts.state'),
          cell: ({ is_edited, changed }) => (
            <>
              {is_edited ? <Badge tone="info">{t('texts.edited')}</Badge> : <Badge>{t('texts.builtIn')}</Badge>}{' '}
              {changed && `${changed.by}, ${formatDay(changed.at, locale)}`}
            </>
          ),
        },
      ]}
    />
  )
}
