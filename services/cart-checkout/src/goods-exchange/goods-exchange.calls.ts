import { internalEuroPricesLeftEndpoint, MOST_LEFT } from '@shop/contracts/staff/exchange/euro-prices-left'
import type { ExchangeUndo } from '@shop/contracts/staff/exchange/goods-exchange'
import { goodsExchangesEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'
import type { Catalog } from '../clients/catalog.ts'
import type { ExchangeFiles } from '../exchange/exchange-files.repository.ts'
import { type ExchangeLog, exchangeRow } from '../exchange/exchange-log.repository.ts'

type GoodsExchangeCallsDeps = {
  exchangeLog: ExchangeLog
  exchangeFiles: ExchangeFiles
  catalog: Pick<Catalog, 'exchangeUndos'>
}

const PAGE_LENGTH = 20

/** The log of exchanges of goods: those who look after goods see nothing of orders there; the history of an article says what it warns of. */
export function addGoodsExchangeCalls(calls: InternalCalls, deps: GoodsExchangeCallsDeps): void {
  const { exchangeLog, exchangeFiles, catalog } = deps
  staffRead(calls, goodsExchangesEndpoint, async ({ query: { page = 1, limit = PAGE_LENGTH } }) => {
    const { exchanges, count } = await exchangeLog.page(page, limit, { ofGoods: true })
    const ids = exchanges.map(({ _id }) => _id)
    const [files, undos] = await Promise.all([
      exchangeFiles.findRows(ids, 'goods'),
      // The log is read while the catalogue is away, too.
      catalog.exchangeUndos(ids).catch(() => new Map<string, ExchangeUndo>()),
    ])
    const rows = exchanges.map(exchange => {
      const { id, at, ignored, goods, files: own } = exchangeRow(exchange, files.get(exchange._id) ?? [])
      const undo = undos.get(id)
      return { id, at, ignored, files: own, ...(goods && { goods }), ...(undo && { undo }) }
    })
    return { exchanges: rows, count, page, limit }
  })

  handleInternal(calls, internalEuroPricesLeftEndpoint, async ({ article }) => {
    const exchanges = await exchangeLog.findWarnedOf(article, MOST_LEFT)
    const left = exchanges.map(({ started_at, goods }) => {
      const warned = goods?.warned.filter(one => one.article === article && one.reason === 'eur_unchanged') ?? []
      return { at: started_at.toISOString(), prices: warned.map(({ detail }) => detail) }
    })
    return { left: left.filter(({ prices }) => prices.length > 0) }
  })
}
