import { type ExchangeRow, exchangesEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { keepPreviousData } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useState } from 'react'
import { RefusalText } from '../../accounting/AccountingBadge.tsx'
import { ExchangeFiles } from '../../accounting/ExchangeFiles.tsx'
import { GoodsSummary } from '../../accounting/GoodsSummary.tsx'
import { List } from '../../list/List.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Accounting.module.css'

const PAGE_LENGTH = 10

/** Exchange by exchange: what 1C took, what of its words was applied, and what was refused and why. */
export function ExchangeLog() {
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  const options = { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: 15_000 }
  const answer = useStaffEndpoint(exchangesEndpoint, { query: { page, limit: PAGE_LENGTH } }, options)
  const { data } = answer
  const pages = data ? Math.ceil(data.count / PAGE_LENGTH) : 1
  return (
    <div className={css.part}>
      <Heading level={2} className={css.title}>
        {t('accounting.log')}
      </Heading>
      <List
        caption={t('accounting.log')}
        columns={useLogColumns()}
        answer={answer}
        rows={data?.exchanges}
        idOf={({ id }) => id}
        failed={t('accounting.failed')}
        empty={<EmptyState title={t('accounting.noExchanges')}>{t('accounting.noExchangesText')}</EmptyState>}
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

function useLogColumns(): ListColumn<ExchangeRow>[] {
  const { t, locale } = useTexts()
  const label = (id: string) => t(`accounting.columns.${id}`)
  return [
    {
      id: 'when',
      label: label('when'),
      heading: true,
      cell: ({ at, address }) => (
        <>
          <span className={css.whole}>{`${formatDay(at, locale)}, ${formatTime(at, locale)}`}</span>
          <span className={css.note}>{address}</span>
        </>
      ),
    },
    {
      id: 'out',
      label: label('out'),
      cell: ({ sent, taken }) => (
        <>
          <OrderLinks numbers={sent} />
          {sent.length > 0 && (
            <span className={css.note}>{t('accounting.takenOf', { count: taken.length, all: sent.length })}</span>
          )}
        </>
      ),
    },
    { id: 'files', label: label('files'), cell: ({ files }) => <ExchangeFiles files={files} /> },
    { id: 'back', label: label('back'), cell: exchange => <Told {...exchange} /> },
  ]
}

function Told({ applied, unchanged, refused, ignored, goods }: ExchangeRow) {
  const { t } = useTexts()
  const isNothing = applied.length + unchanged + refused.length + ignored.length === 0 && !goods
  if (isNothing) return '—'
  return (
    <>
      {applied.length > 0 && (
        <span className={css.line}>
          {t('accounting.applied')}: <OrderLinks numbers={applied} />
        </span>
      )}
      {unchanged > 0 && <span className={css.line}>{t('accounting.unchanged', { count: unchanged })}</span>}
      {refused.map(({ order, reason, detail }) => (
        <span key={`${order} ${reason} ${detail}`} className={css.refusal}>
          {order}: <RefusalText refusal={{ reason, detail: detail === order ? '' : detail }} />
        </span>
      ))}
      {goods && <GoodsSummary goods={goods} />}
      {ignored.length > 0 && <span className={css.note}>{t('accounting.ignored', { names: ignored.join(', ') })}</span>}
    </>
  )
}

const SHOWN = 5

/** The first of them; the queue above shows all. */
function OrderLinks({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTexts()
  if (numbers.length === 0) return '—'
  const more = numbers.length - SHOWN
  return (
    <span className={css.numbers}>
      {numbers.slice(0, SHOWN).map(number => (
        <Link key={number} to={`/admin/orders?order=${number}`}>
          {number}
        </Link>
      ))}
      {more > 0 && <span className={css.quiet}>{t('accounting.more', { count: more })}</span>}
    </span>
  )
}
