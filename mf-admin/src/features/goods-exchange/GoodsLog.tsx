import type { ResultOf } from '@shop/contracts/endpoint'
import { goodsExchangesEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { keepPreviousData } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useState } from 'react'
import { ExchangeFiles } from '../../accounting/ExchangeFiles.tsx'
import { GoodsSummary } from '../../accounting/GoodsSummary.tsx'
import { List } from '../../list/List.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './GoodsExchange.module.css'

type Row = ResultOf<typeof goodsExchangesEndpoint>['exchanges'][number]

const PAGE_LENGTH = 10

/** Exchange by exchange: the files that came, what became of their goods, and what was left aside. */
export function GoodsLog() {
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  const options = { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: 15_000 }
  const answer = useStaffEndpoint(goodsExchangesEndpoint, { query: { page, limit: PAGE_LENGTH } }, options)
  const { data } = answer
  const pages = data ? Math.ceil(data.count / PAGE_LENGTH) : 1
  return (
    <div className={css.log}>
      <Heading level={2} className={css.title}>
        {t('accounting.log')}
      </Heading>
      <List
        caption={t('accounting.log')}
        columns={useLogColumns()}
        answer={answer}
        rows={data?.exchanges}
        idOf={({ id }) => id}
        failed={t('goodsExchange.failed')}
        empty={<EmptyState title={t('accounting.noExchanges')}>{t('goodsExchange.noExchangesText')}</EmptyState>}
      />
      {pages > 1 && (
        <div className={css.pager}>
          <Button variant="outline" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('orders.newer')}
          </Button>
          <span>{t('orders.page', { page, pages })}</span>
          <Button variant="outline" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('orders.older')}
          </Button>
        </div>
      )}
    </div>
  )
}

function useLogColumns(): ListColumn<Row>[] {
  const { t, locale } = useTexts()
  return [
    {
      id: 'when',
      label: t('accounting.columns.when'),
      heading: true,
      className: css.whole,
      cell: ({ at }) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`,
    },
    { id: 'files', label: t('accounting.columns.files'), cell: ({ files }) => <ExchangeFiles files={files} /> },
    {
      id: 'back',
      label: t('accounting.columns.back'),
      cell: ({ goods, ignored }) => (
        <>
          {goods ? <GoodsSummary goods={goods} /> : '—'}
          {ignored.length > 0 && (
            <span className={css.note}>{t('accounting.ignored', { names: ignored.join(', ') })}</span>
          )}
        </>
      ),
    },
  ]
}
