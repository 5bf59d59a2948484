import type { ResultOf } from '@shop/contracts/endpoint'
import { goodsExchangeListFile, goodsExchangesEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { ExchangeList, followed, Ignored, LOG_PAGE, useLogColumns } from '../../accounting/ExchangeList.tsx'
import { GoodsSummary } from '../../accounting/GoodsSummary.tsx'
import { useList } from '../../list/use-list.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { GoodsUndo } from './GoodsUndo.tsx'

type Row = ResultOf<typeof goodsExchangesEndpoint>['exchanges'][number]

const rules = { filter: {} }

/** Exchange by exchange: the files that came, what became of their goods, and what was left aside. */
export function GoodsLog() {
  const { t } = useTexts()
  const list = useList(rules)
  const { when, files, label } = useLogColumns<Row>()
  const answer = useStaffEndpoint(goodsExchangesEndpoint, { query: { page: list.page, limit: LOG_PAGE } }, followed)
  return (
    <ExchangeList
      answer={answer}
      columns={[when, files, { id: 'back', label: label('back'), cell: row => <GoodsOutcome {...row} /> }]}
      list={list}
      failed={t('goodsExchange.failed')}
      emptyText={t('goodsExchange.noExchangesText')}
      file={goodsExchangeListFile}
    />
  )
}

function GoodsOutcome({ goods, ignored, undo }: Row) {
  return (
    <>
      {goods ? <GoodsSummary goods={goods} /> : '—'}
      <Ignored names={ignored} />
      {undo && <GoodsUndo undo={undo} />}
    </>
  )
}
