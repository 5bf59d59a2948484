import { exchangeListFile } from '@shop/contracts/staff/exchange/accounting'
import { goodsExchangeListFile } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import type { Limits } from '@shop/service-kit/auth/limits'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Job } from '@shop/service-kit/process/jobs'
import type { Db } from 'mongodb'
import type { AccountingConfig } from '../accounting/accounting-config.ts'
import type { AccountingQueue } from '../accounting/accounting-queue.repository.ts'
import type { AccountingSettings } from '../accounting/accounting-settings.ts'
import type { Customers } from '../clients/customers.ts'
import { addExchangeCalls } from '../exchange/exchange.calls.ts'
import { addExchangeRoutes } from '../exchange/exchange.routes.ts'
import { createExchangeFiles } from '../exchange/exchange-files.repository.ts'
import { createExchangeLog, type ExchangeLog } from '../exchange/exchange-log.repository.ts'
import { logList } from '../exchange/log-list.ts'
import { finishFiles } from '../exchange/process-file.ts'
import { reportFailures } from '../exchange/report-failures.ts'
import { createWrongTries, type WrongTriesRepository } from '../exchange/wrong-tries.repository.ts'
import type { ActionDeps } from '../staff-orders/take-action.ts'
import { givePictures } from './give-pictures.ts'
import { addGoodsExchangeCalls } from './goods-exchange.calls.ts'
import { goodsLogList } from './goods-log-list.ts'
import { goodsSteps } from './goods-steps.ts'
import { finishGoods } from './process-goods.ts'
import { retryGoods } from './retry-goods.ts'
import { createUntoldSales } from './untold-sales.repository.ts'

type ExchangeDeps = ActionDeps & {
  db: Db
  listFiles: ListFiles
  admin: InternalClient
  customers: Pick<Customers, 'fetchGuestOwners'>
  limits: Limits
  accounting: AccountingConfig
  accountingQueue: AccountingQueue
  accountingSettings: AccountingSettings
  /** Where 1C finds the shop. */
  origin: () => string
}
type ExchangeModule = ServiceModule & { exchangeLog: ExchangeLog; wrongTries: WrongTriesRepository }

/** A file may take longer than a lease: the lease is prolonged while it is worked on. */
const workOnFiles = (name: string, everySeconds: number, run: () => Promise<unknown>): Job => ({
  name,
  everySeconds,
  leaseSeconds: 60,
  isProlonged: true,
  run,
})

/** The exchange with 1C: orders go there, their states, goods and pictures come from there. */
export function openExchange(deps: ExchangeDeps): ExchangeModule {
  const { db } = deps
  const exchangeLog = createExchangeLog(db)
  const exchangeFiles = createExchangeFiles(db)
  const wrongTries = createWrongTries(db)
  const own = { ...deps, exchangeLog, exchangeFiles, wrongTries, untoldSales: createUntoldSales(db) }
  return {
    exchangeLog,
    wrongTries,
    createIndexes: () => Promise.all([exchangeLog.createIndexes(), exchangeFiles.createIndexes()]),
    addRoutes: routes => addExchangeRoutes(routes, { ...own, goodsSteps: goodsSteps(own) }),
    addCalls(internal) {
      addExchangeCalls(internal, own)
      addGoodsExchangeCalls(internal, own)
      addListFileCalls(internal, exchangeListFile, logList(own), own)
      addListFileCalls(internal, goodsExchangeListFile, goodsLogList(own), own)
    },
    jobs: [
      workOnFiles('finish-1c-files', 20, () => finishFiles(own)),
      workOnFiles('finish-1c-goods', 20, () => finishGoods(own)),
      workOnFiles('retry-1c-goods', 10, () => retryGoods(own)),
      workOnFiles('give-1c-pictures', 10, () => givePictures(own)),
      { name: 'report-1c-failures', everySeconds: 60, run: () => reportFailures(own) },
    ],
  }
}
