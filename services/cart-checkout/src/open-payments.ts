import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import type { PaymentsConfig } from './config.ts'
import { returnUrl, type SandboxAccount } from './payment-provider.ts'
import type { PaymentSettings } from './payment-settings/payment-settings.ts'
import { expireOverdue, expireThirdPartyOrders } from './payments/expire-overdue.ts'
import { addPaymentRoutes } from './payments/payments.routes.ts'
import { type PollDeps, pollDuePayments } from './payments/poll-payments.ts'
import { addSandboxPayRoutes } from './sandbox-pay/sandbox-pay.routes.ts'
import { createSandboxPayments } from './sandbox-pay/sandbox-payments.repository.ts'

type PaymentsDeps = PollDeps & {
  db: Db
  payments: PaymentsConfig
  sandbox: SandboxAccount
  paymentSettings: Pick<PaymentSettings, 'isOpen'>
  publicOrigin: string | null
}

/** How customers pay, what the bank is asked by the clock, and the trial bank where there is no other. */
export function openPayments(deps: PaymentsDeps): ServiceModule {
  const { db, payments, sandbox, paymentProvider, paymentSettings, background, publicOrigin, clock } = deps
  const { callbackOrigin } = payments
  const sandboxPayments = payments.wayforpay ? null : createSandboxPayments(db)
  const openProvider = async () => ((await paymentSettings.isOpen()) ? paymentProvider : null)

  async function pollPayments(): Promise<void> {
    await pollDuePayments(deps)
    await background.waitUntilIdle()
  }

  return {
    createIndexes: () => Promise.all([deps.unmatchedPaymentEvents.createIndexes(), sandboxPayments?.createIndexes()]),
    addRoutes(routes) {
      addPaymentRoutes(routes, { ...deps, openProvider, returnUrl: returnUrl(publicOrigin) })
      if (sandboxPayments) addSandboxPayRoutes(routes, { ...sandbox, callbackOrigin, payments: sandboxPayments, clock })
    },
    jobs: [
      { name: 'expire-orders', everySeconds: 20, leaseSeconds: 120, run: () => expireOverdue(deps) },
      { name: 'expire-third-party-orders', everySeconds: 60, run: () => expireThirdPartyOrders(deps) },
      // Customers who came back from the bank wait for it in seconds; each order is asked about by its own schedule.
      { name: 'ask-bank', everySeconds: 2, leaseSeconds: 30, run: pollPayments },
    ],
  }
}
