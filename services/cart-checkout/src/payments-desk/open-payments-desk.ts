import {
  deskOrdersListFile,
  differencesListFile,
  unmatchedListFile,
} from '@shop/contracts/staff/orders/payments-desk-files'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import type { PollDeps } from '../payments/poll-payments.ts'
import { continueChecks } from './check-payments.ts'
import { deskList } from './desk-list.ts'
import { createDeskOrders } from './desk-orders.repository.ts'
import { differenceList } from './difference-list.ts'
import type { ExportDeps } from './export-payments.ts'
import { addPaymentCheckCalls } from './payment-checks.calls.ts'
import { createPaymentChecks, type PaymentChecks } from './payment-checks.repository.ts'
import { addPaymentsDeskCalls } from './payments-desk.calls.ts'
import { unmatchedList } from './unmatched-list.ts'

type PaymentsDeskDeps = PollDeps & ExportDeps & { db: Db; listFiles: ListFiles }

export function openPaymentsDesk(deps: PaymentsDeskDeps): ServiceModule & { paymentChecks: PaymentChecks } {
  const deskOrders = createDeskOrders(deps.db)
  const paymentChecks = createPaymentChecks(deps.db)
  const own = { ...deps, deskOrders, paymentChecks }
  return {
    paymentChecks,
    createIndexes: () => Promise.all([deskOrders.createIndexes(), paymentChecks.createIndexes()]),
    addCalls(internal) {
      addPaymentsDeskCalls(internal, own)
      addPaymentCheckCalls(internal, own)
      addListFileCalls(internal, unmatchedListFile, unmatchedList(deps.unmatchedPaymentEvents), deps)
      addListFileCalls(internal, deskOrdersListFile, deskList(own), deps)
      addListFileCalls(internal, differencesListFile, differenceList(paymentChecks), deps)
    },
    jobs: [{ name: 'check-payments', everySeconds: 20, leaseSeconds: 120, run: () => continueChecks(own) }],
  }
}
