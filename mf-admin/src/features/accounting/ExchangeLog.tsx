import { type ExchangeRow, exchangeListFile, exchangesEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { Link } from '@shop/shell/router'
import { RefusalText } from '../../accounting/AccountingBadge.tsx'
import look from '../../accounting/Exchange.module.css'
import { ExchangeList, followed, Ignored, LOG_PAGE, useLogColumns } from '../../accounting/ExchangeList.tsx'
import { GoodsSummary } from '../../accounting/GoodsSummary.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { useList } from '../../list/use-list.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Accounting.module.css'

/** The queue above has a state and a page of its own. */
const rules = { filter: {}, page: 'exchanges', beside: ['state', 'page'] }

/** Exchange by exchange: what 1C took, what of its words was applied, and what was refused and why. */
export function ExchangeLog() {
  const { t } = useTexts()
  const list = useList(rules)
  const answer = useStaffEndpoint(exchangesEndpoint, { query: { page: list.page, limit: LOG_PAGE } }, followed)
  return (
    <ExchangeList
      answer={answer}
      columns={useColumns()}
      list={list}
      failed={t('accounting.failed')}
      emptyText={t('accounting.noExchangesText')}
      file={exchangeListFile}
    />
  )
}

function useColumns(): ListColumn<ExchangeRow>[] {
  const { t } = useTexts()
  const { when, files, label } = useLogColumns<ExchangeRow>(({ address }) => address)
  return [
    when,
    {
      id: 'out',
      label: label('out'),
      cell: ({ sent, taken }) => (
        <>
          <OrderLinks numbers={sent} />
          {sent.length > 0 && (
            <span className={look.note}>{t('accounting.takenOf', { count: taken.length, all: sent.length })}</span>
          )}
        </>
      ),
    },
    files,
    { id: 'back', label: label('back'), cell: exchange => <Outcome {...exchange} /> },
  ]
}

function Outcome({ applied, unchanged, refused, ignored, goods }: ExchangeRow) {
  const { t } = useTexts()
  const isNothing = applied.length + unchanged + refused.length + ignored.length === 0 && !goods
  if (isNothing) return '—'
  return (
    <>
      {applied.length > 0 && (
        <span className={look.line}>
          {t('accounting.applied')}: <OrderLinks numbers={applied} />
        </span>
      )}
      {unchanged > 0 && <span className={look.line}>{t('accounting.unchanged', { count: unchanged })}</span>}
      {refused.map(({ order, reason, detail }) => (
        <span key={`${order} ${reason} ${detail}`} className={look.refusal}>
          {order}: <RefusalText refusal={{ reason, detail: detail === order ? '' : detail }} />
        </span>
      ))}
      {goods && <GoodsSummary goods={goods} />}
      <Ignored names={ignored} />
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
      {more > 0 && <span className={look.quiet}>{t('accounting.more', { count: more })}</span>}
    </span>
  )
}
