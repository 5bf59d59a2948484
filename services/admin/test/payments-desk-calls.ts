import { ShopError } from '@shop/contracts/errors'
import type { PaymentCheck } from '@shop/contracts/staff/orders/payments-desk'
import {
  askBankEndpoint,
  checkPaymentsEndpoint,
  closeEventEndpoint,
  deskOrdersEndpoint,
  matchEventEndpoint,
  paymentCheckEndpoint,
  paymentsDeskEndpoint,
  paymentsFileEndpoint,
  settleRefundEndpoint,
  unmatchedEventsEndpoint,
} from '@shop/contracts/staff/orders/payments-desk-calls'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { startDownload } from '@shop/service-kit/calls/download'

const check: PaymentCheck = {
  day: '2026-11-21',
  state: 'running',
  source: 'list',
  started_at: '2026-11-21T10:00:00.000Z',
  finished_at: null,
  who: 'olena',
  total: 0,
  checked: 0,
  silent: 0,
  is_cut: false,
  differences: [],
}

/** What the checkout answers of the payments desk: nothing waits there, and there is no event to be matched. */
export function paymentsDeskCallsOfTest(calls: InternalCalls): void {
  const counts = { unmatched: 0, double: 0, refunds: 0, differences: 0, last_check: null }
  staffRead(calls, paymentsDeskEndpoint, () => counts)
  staffRead(calls, unmatchedEventsEndpoint, () => ({ events: [], count: 0, page: 1, limit: 25 }))
  staffRead(calls, deskOrdersEndpoint, () => ({ orders: [], count: 0, page: 1, limit: 25 }))
  staffRead(calls, paymentCheckEndpoint, () => ({ check: null }))
  staffWrite(calls, matchEventEndpoint, async () => {
    throw new ShopError('not_found')
  })
  staffWrite(calls, settleRefundEndpoint, async () => {
    throw new ShopError('not_found')
  })
  staffWrite(calls, closeEventEndpoint, async ({ body: { event, cause, reason } }) => ({
    answer: {},
    change: { action: 'payment_close', subject: event, asked: { cause, reason } },
  }))
  staffWrite(calls, askBankEndpoint, async ({ body: { payment_id } }) => ({
    answer: { answer: 'same' as const },
    change: { action: 'payment_ask', subject: payment_id, after: { answer: 'same' } },
  }))
  staffWrite(calls, checkPaymentsEndpoint, async ({ body: { day } }) => ({
    answer: { check: { ...check, day } },
    change: { action: 'payment_check', subject: day },
  }))
  staffDownload(calls, paymentsFileEndpoint, () => startDownload('payments-2026-11.csv', head()))
}

async function* head() {
  yield 'Date\r\n'
}
