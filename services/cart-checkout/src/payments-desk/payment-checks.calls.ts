import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import type { PaymentCheck } from '@shop/contracts/staff/orders/payments-desk'
import {
  checkPaymentsEndpoint,
  paymentCheckEndpoint,
  paymentsFileEndpoint,
} from '@shop/contracts/staff/orders/payments-desk-calls'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { startListFile } from '@shop/service-kit/list-files/start-list-file'
import { checkPayments } from './check-payments.ts'
import { type ExportDeps, paymentsTable } from './export-payments.ts'
import type { StoredCheck } from './payment-checks.repository.ts'
import type { DeskDeps } from './query-payment.ts'

/** A day compared with the bank, and the month for the accountant's books. */
export function addPaymentCheckCalls(calls: InternalCalls, deps: DeskDeps & ExportDeps): void {
  const { paymentChecks, background, clock } = deps

  staffWrite(calls, checkPaymentsEndpoint, async ({ body: { day }, who }) => {
    if (day > kyivDay(clock.now())) throw new ShopError('validation', { fields: { day: 'day_future' } })
    const begun = await paymentChecks.begin(day, who, clock.now())
    background.begin('the comparison with the bank', () => checkPayments(deps, day))
    return { answer: { check: toPaymentCheck(begun) }, change: { action: 'payment_check', subject: day } }
  })

  staffRead(calls, paymentCheckEndpoint, async ({ query: { day } }) => {
    const check = await (day === undefined ? paymentChecks.findNewest() : paymentChecks.findOfDay(day))
    return { check: check && toPaymentCheck(check) }
  })

  staffDownload(calls, paymentsFileEndpoint, async ({ query: { year, month, language, format } }) => {
    const name = `${year}-${String(month).padStart(2, '0')}`
    return startListFile(await paymentsTable(deps, name), { name: `payments-${name}`, language, format })
  })
}

function toPaymentCheck({
  _id: day,
  after,
  open,
  lease_until,
  started_at,
  finished_at,
  ...check
}: StoredCheck): PaymentCheck {
  return {
    ...check,
    day,
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }
}
