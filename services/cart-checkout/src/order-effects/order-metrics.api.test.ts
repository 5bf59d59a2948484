import { createMetrics } from '@shop/service-kit/app/metrics'
import { grownBy } from '@shop/testing/scrape'
import { callBack } from '../../test/bank.ts'
import { orderAndPay, orderAsOwner, startToPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'

const metrics = createMetrics('cart-checkout')

test('an order that is placed and paid is counted at each state it comes to, and each event of its payment', async () => {
  const api = await startApi()
  const grown = await grownBy(metrics, async () => {
    const { number } = await orderAndPay(api)
    await callBack(api, `${number}-1`)
    // The bank repeats itself until it is answered.
    await callBack(api, `${number}-1`)
  })

  const went = (from: string, to: string) => grown('order_state_changes_total', { from, to })
  expect([went('placing', 'awaiting_payment'), went('awaiting_payment', 'paid')]).toEqual([1, 1])
  expect(grown('order_state_changes_total')).toBe(2)
  const reported = (outcome: string) => grown('payment_events_total', { status: 'approved', outcome })
  expect(['applied', 'repeated', 'unmatched'].map(reported)).toEqual([1, 1, 0])
})

test('an order that the customer takes back is counted as cancelled', async () => {
  const api = await startApi()
  const grown = await grownBy(metrics, async () => {
    const { ref, cookie } = await orderAsOwner(api)
    await api.post('/api/orders/cancel', { order: ref }, { cookie })
  })

  expect(grown('order_state_changes_total', { from: 'awaiting_payment', to: 'cancelled' })).toBe(1)
})

test('money for an order that nobody placed is counted as unmatched, and a word of the bank that we do not know', async () => {
  const api = await startApi()
  const grown = await grownBy(metrics, async () => {
    const { number } = await orderAndPay(api)
    await callBack(api, '26-999999-1')
    await callBack(api, `${number}-1`, { transactionStatus: 'Dreaming' })
  })

  expect(grown('payment_events_total', { status: 'approved', outcome: 'unmatched' })).toBe(1)
  expect(grown('payment_events_total', { status: 'unknown', outcome: 'applied' })).toBe(1)
})

test('a bank that is asked and does not answer is seen', async () => {
  const api = await startApi()
  const { ref, cookie } = await orderAsOwner(api)
  await startToPay(api, ref)
  api.bank.isGone = true
  const grown = await grownBy(metrics, async () => {
    await api.post('/api/orders/cancel', { order: ref }, { cookie })
  })

  expect(grown('outside_call_seconds_count', { system: 'wayforpay', outcome: 'not_answered' })).toBeGreaterThan(0)
})
