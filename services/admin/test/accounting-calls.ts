import {
  accountingEndpoint,
  accountingQueueEndpoint,
  changeAccountingSettingsEndpoint,
  exchangesEndpoint,
  type OrderAccounting,
  orderFileEndpoint,
  sendOrderTo1cEndpoint,
} from '@shop/contracts/staff/exchange/accounting'
import { goodsExchangesEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { type OrderOutcome, sendOrdersTo1cEndpoint } from '@shop/contracts/staff/orders/order-bulk'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'

const queued: OrderAccounting = {
  state: 'queued',
  at: '2026-11-21T10:00:00.000Z',
  by: 'olena',
  number_1c: null,
  refusal: null,
}

const sent: OrderOutcome = { number: '26-000042', outcome: 'done', why: null, order_status: 'paid' }

/** What the checkout answers about 1C: nothing lies in the queue, and each order enters it. */
export function accountingCallsOfTest(calls: InternalCalls, asked: unknown[]): void {
  staffRead(calls, accountingEndpoint, () => ({
    is_configured: true,
    address: 'https://levada.example/api/integration-1c/exchange',
    login: 'exchange',
    encoding: 'utf-8' as const,
    queues_paid: true,
    only_from: [],
    folder: null,
    queued: 0,
    failed: 0,
    last_exchange: null,
  }))
  staffRead(calls, accountingQueueEndpoint, () => ({ orders: [], count: 0, page: 1, limit: 50 }))
  staffRead(calls, exchangesEndpoint, () => ({ exchanges: [], count: 0, page: 1, limit: 20 }))
  staffRead(calls, goodsExchangesEndpoint, () => ({ exchanges: [], count: 0, page: 1, limit: 20 }))
  staffRead(calls, orderFileEndpoint, ({ query: { order } }) => ({ file_name: `order-${order}.1.xml`, xml: '' }))
  staffWrite(calls, sendOrderTo1cEndpoint, async ({ body: { order }, who }) => {
    asked.push({ order, who })
    const states = { before: { accounting: null }, after: { accounting: 'queued' } }
    return { answer: { accounting: queued }, change: { action: 'order_send_to_1c', subject: order, ...states } }
  })
  staffWrite(calls, sendOrdersTo1cEndpoint, async ({ body, idempotencyKey: subject }) => {
    asked.push({ ...body, key: subject })
    const change = {
      action: 'order_bulk_send_to_1c',
      subject,
      subjects: [sent.number],
      asked: body,
      after: { done: 1 },
    }
    return { answer: { orders: [sent] }, change }
  })
  staffWrite(calls, changeAccountingSettingsEndpoint, async ({ body: { queues_paid, revision } }) => {
    asked.push({ queues_paid, revision })
    const change = {
      action: 'settings_change',
      subject: '1c',
      before: { queues_paid: !queues_paid },
      after: { queues_paid },
    }
    return { answer: { settings: { queues_paid, revision: revision + 1, changed: null } }, change }
  })
}
