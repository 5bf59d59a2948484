import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import type { PollDeps } from '../payments/poll-payments.ts'
import { continueChecks } from './check-payments.ts'
import { createDeskOrders } from './desk-orders.repository.ts'
import type { ExportDeps } from './export-payments.ts'
import { addPaymentCheckCalls } from './payment-checks.calls.ts'
import { createPaymentChecks, type PaymentChecks } from './payment-checks.repository.ts'
import { addPaymentsDeskCalls } from './payments-desk.calls.ts'

type PaymentsDeskDeps = PollDeps & ExportDeps & { db: Db }

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
    },
    jobs: [{ name: 'check-payments', everySeconds: 20, leaseSeconds: 120, run: () => continueChecks(own) }],
  }
}
