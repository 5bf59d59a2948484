import { accountingEndpoint, exchangesEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { EXCHANGE_PATH } from '@shop/contracts/upload-paths'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'
import type { AccountingConfig } from '../accounting/accounting-config.ts'
import type { AccountingQueue } from '../accounting/accounting-queue.repository.ts'
import type { AccountingSettings } from '../accounting/accounting-settings.ts'
import type { ExchangeFiles } from './exchange-files.repository.ts'
import { type ExchangeLog, exchangeRow } from './exchange-log.repository.ts'

type ExchangeCallsDeps = {
  accounting: AccountingConfig
  accountingQueue: AccountingQueue
  accountingSettings: Pick<AccountingSettings, 'current'>
  exchangeLog: ExchangeLog
  exchangeFiles: ExchangeFiles
  /** Where 1C finds the shop. */
  origin: () => string
}

const PAGE_LENGTH = 20

/** How 1C is connected, and the log of its exchanges. */
export function addExchangeCalls(calls: InternalCalls, deps: ExchangeCallsDeps): void {
  const { accounting, accountingQueue, accountingSettings, exchangeLog, exchangeFiles, origin } = deps
  const { account, encoding, onlyFrom, folder } = accounting

  staffRead(calls, accountingEndpoint, async () => {
    const [counts, last, settings] = await Promise.all([
      accountingQueue.counts(),
      exchangeLog.findLastTime(),
      accountingSettings.current(),
    ])
    return {
      is_configured: account !== null,
      address: `${origin()}${EXCHANGE_PATH}`,
      // The password stands in the configuration alone.
      login: account?.login ?? null,
      encoding,
      queues_paid: settings.queues_paid,
      only_from: [...onlyFrom],
      folder,
      ...counts,
      last_exchange: last?.toISOString() ?? null,
      settings,
    }
  })

  staffRead(calls, exchangesEndpoint, async ({ query: { page = 1, limit = PAGE_LENGTH } }) => {
    const { exchanges, count } = await exchangeLog.page(page, limit)
    const files = await exchangeFiles.findRows(exchanges.map(({ _id }) => _id))
    const rows = exchanges.map(exchange => exchangeRow(exchange, files.get(exchange._id) ?? []))
    return { exchanges: rows, count, page, limit }
  })
}
