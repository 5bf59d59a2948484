import { accountingListFile } from '@shop/contracts/staff/exchange/accounting'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { Customers } from '../clients/customers.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { addAccountingCalls } from './accounting.calls.ts'
import type { AccountingConfig } from './accounting-config.ts'
import { type AccountingQueue, createAccountingQueue } from './accounting-queue.repository.ts'
import { writeOrderFiles } from './order-files.ts'
import { queueList } from './queue-list.ts'

type AccountingDeps = {
  db: Db
  orders: OrderRepository
  customers: Pick<Customers, 'fetchGuestOwners'>
  accounting: AccountingConfig
  clock: Clock
  listFiles: ListFiles
}

/** The orders that wait for 1C. */
export function openAccounting(deps: AccountingDeps): ServiceModule & { accountingQueue: AccountingQueue } {
  const accountingQueue = createAccountingQueue(deps.db)
  const own = { ...deps, accountingQueue }
  const writing = { name: 'write-1c-files', everySeconds: 10, run: () => writeOrderFiles(own) }
  return {
    accountingQueue,
    createIndexes: accountingQueue.createIndexes,
    addCalls(internal) {
      addAccountingCalls(internal, own)
      addListFileCalls(internal, accountingListFile, queueList(accountingQueue), own)
    },
    jobs: deps.accounting.folder ? [writing] : [],
  }
}
