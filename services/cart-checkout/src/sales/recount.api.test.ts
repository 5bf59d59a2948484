import { DAY_MS } from '@shop/calendar/durations'
import { monthStatisticsEndpoint, type StatisticsMonth } from '@shop/contracts/staff/staff-statistics'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { givenBack, lineOf, of, paid, withRefunds } from '../../test/sold-order.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import type { Order } from '../order/order.ts'
import { SALES_CHANGED } from '../order/sales-form.ts'

const dress = 'DR-1042-BUR-L'
const skirt = 'SK-2001-BLK-R'

/** 4 990 + 3 × 2 333 with 7 % off and 80 of delivery: shares that do not come out even. */
const lines = [
  lineOf(dress, 4990, 1, { uah: { unit: 499_000, discount_share: 35_000 } }),
  lineOf(skirt, 2333, 3, { category: 'skirts', uah: { unit: 233_300, discount_share: 49_000 } }),
]

/** Each names the moment of its payment, and what came back when: kopiyky to the last one. */
const sold: { paidAt: string; backs: [moment: string, uah: number, items: ReturnType<typeof of>[]][] }[] = [
  // The end of February, a minute before midnight in Kyiv and a minute after it.
  { paidAt: '2026-02-28T21:59:00Z', backs: [['2026-03-31T20:59:59Z', 1234.57, []]] },
  { paidAt: '2026-02-28T22:01:00Z', backs: [['2026-03-31T21:00:00Z', 2169.67, [of(skirt, 1)]]] },
  // The night of 29 March, in which an hour is left out, and the end of that month by summer time.
  { paidAt: '2026-03-28T22:30:00Z', backs: [] },
  { paidAt: '2026-03-29T01:00:00Z', backs: [['2026-04-01T09:00:00Z', 4640, [of(dress, 1)]]] },
  { paidAt: '2026-03-31T20:30:00Z', backs: [['2026-04-30T21:30:00Z', 99.99, []]] },
  { paidAt: '2026-03-31T21:30:00Z', backs: [] },
  // 25 October lasts 25 hours; the end of that month is in winter time again.
  { paidAt: '2026-10-25T00:30:00Z', backs: [['2026-10-25T21:59:59Z', 10.01, []]] },
  { paidAt: '2026-10-31T21:59:59Z', backs: [['2026-10-31T22:00:00Z', 0.03, []]] },
  { paidAt: '2026-10-31T22:00:00Z', backs: [] },
]

async function shopThatSold(): Promise<{ api: Api; orders: Order[] }> {
  const orders = sold.map(({ paidAt, backs }, index) => {
    const number = `26-00000${index + 1}`
    const order = paid(paidAt, lines, { delivery_uah: 80, created_at: new Date(paidAt) })
    const refunds = backs.map(([moment, uah, items]) => givenBack(moment, uah, { lines: items, at: new Date(paidAt) }))
    return {
      ...withRefunds(order, ...refunds),
      number,
      ref: `${number}-aaaaaaaaaaaaa`,
      idempotency_key: number,
      sales_form: SALES_CHANGED,
    }
  })
  const api = await startApi()
  await api.db.collection<Order>('orders').insertMany(structuredClone(orders))
  await api.service.jobs.runNow('count-sales')
  return { api, orders }
}

/** By the calendar of the runtime, not by ours. */
function kyivMonth(moment: Date): string {
  const parts = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv', year: 'numeric', month: '2-digit' })
  return parts.format(moment)
}

/** A month added up from the orders alone, in kopiyky. */
function recounted(orders: readonly Order[], month: string) {
  const of = (moment: Date | undefined) => moment !== undefined && kyivMonth(moment) === month
  const isPaid = ({ history }: Order) => of(history.find(({ event }) => event.startsWith('gateway_approved'))?.at)
  const paidNow = orders.filter(isPaid)
  const backs = orders.flatMap(({ refunds = [], history }) =>
    refunds.filter(({ amount }) => of(history.find(({ event }) => event.endsWith(` ${amount}`))?.at)),
  )
  const sum = <Of>(list: readonly Of[], count: (one: Of) => number) => list.reduce((all, one) => all + count(one), 0)
  return {
    orders: paidNow.length,
    paid: sum(paidNow, ({ sums }) => sums.total),
    goods: sum(paidNow, order => sum(order.lines, ({ uah, count }) => uah.unit * count - uah.discount_share)),
    pieces: sum(paidNow, order => sum(order.lines, ({ count }) => count)),
    given_back: sum(backs, ({ amount }) => amount),
    returned_pieces: sum(backs, back => sum(back.lines, ({ count }) => count)),
  }
}

function totalsOf({ totals }: StatisticsMonth) {
  const kopiyky = (hryvnias: number) => Math.round(hryvnias * 100)
  return {
    orders: totals.orders,
    paid: kopiyky(totals.paid_uah),
    goods: kopiyky(totals.goods_uah),
    pieces: totals.pieces,
    given_back: kopiyky(totals.given_back_uah),
    returned_pieces: totals.returned_pieces,
  }
}

test('each month is what the orders come to, to the kopiyka: over its end, changes of the clocks, refunds of other months', async () => {
  const { api, orders } = await shopThatSold()
  api.wait(40 * DAY_MS)
  const counts: number[] = []
  for (const month of ['2026-02', '2026-03', '2026-04', '2026-05', '2026-10', '2026-11']) {
    const query = { year: month.slice(0, 4), month: String(Number(month.slice(5))) }
    const { now } = await api.staff.read(monthStatisticsEndpoint, { query })

    expect({ month, ...totalsOf(now) }).toEqual({ month, ...recounted(orders, month) })
    const ofDays = now.days.reduce((sum, { paid_uah, given_back_uah }) => sum + paid_uah - given_back_uah, 0)
    expect(Math.round(ofDays * 100)).toBe(Math.round(now.totals.net_uah * 100))
    counts.push(now.totals.orders)
  }
  expect(counts).toEqual([1, 4, 1, 0, 2, 1])
})

test('the figures of all sales are counted together, not one after another', async () => {
  const { api } = await shopThatSold()
  await api.db.collection('orders').updateMany({}, { $set: { sales_form: SALES_CHANGED } })
  let writes = 0
  const disarm = armFailpoint('sales-year-counted', () => {
    writes += 1
  })

  await api.service.jobs.runNow('count-sales')
  disarm()

  expect(await api.db.collection('sales_goods').countDocuments()).toBeGreaterThan(5)
  expect(writes).toBe(1)
})
