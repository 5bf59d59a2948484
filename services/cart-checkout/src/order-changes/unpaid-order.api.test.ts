import { MINUTE_MS } from '@shop/calendar/durations'
import { decide } from '../../test/bank.ts'
import { change, dieAt, preview, putOnShelf, tall, toTall } from '../../test/changed-order.ts'
import { info, orderAndPay, order as placeOrder, startToPay, twoDresses } from '../../test/shopping.ts'
import { fullOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'

/** Two dresses that wait for their money; another height lies on its shelf. */
async function unpaid(about: Parameters<typeof putOnShelf>[1] = {}) {
  const api = await startApi()
  putOnShelf(api, about)
  const { number, ref } = (await placeOrder(api, { lines: twoDresses })).body.order
  return { api, number: number as string, ref: ref as string }
}
const reserved = (api: Api, number: string) =>
  [dress, tall, skirt].map(article => [api.shelves[article]?.available, api.shelves[article]?.holds[number] ?? 0])
const one = { article: dress, size, count: 1 }

test.each<[string, Json, [available: number, held: number][], total: number]>([
  [
    'one of two is swapped',
    toTall(),
    [
      [4, 1],
      [1, 1],
      [3, 0],
    ],
    9980,
  ],
  [
    'both are swapped',
    toTall(2),
    [
      [5, 0],
      [0, 2],
      [3, 0],
    ],
    9980,
  ],
  [
    'one of two is taken out',
    { removed: [one] },
    [
      [4, 1],
      [2, 0],
      [3, 0],
    ],
    4990,
  ],
  [
    'one more of its size comes',
    { added: [one] },
    [
      [2, 3],
      [2, 0],
      [3, 0],
    ],
    14_970,
  ],
  [
    'another thing comes',
    { added: [{ article: skirt, size, count: 2 }] },
    [
      [3, 2],
      [2, 0],
      [1, 2],
    ],
    14_180,
  ],
  [
    'one is swapped, one taken out, a thing comes',
    { ...toTall(), removed: [one], added: [{ article: skirt, size, count: 1 }] },
    [
      [5, 0],
      [1, 1],
      [2, 1],
    ],
    7090,
  ],
])(
  'of an unpaid order %s: its reservation is what stands in it, and it is paid so',
  async (_, wish, shelves, goods) => {
    const { api, number, ref } = await unpaid()
    const shown = await preview(api, number, wish)
    expect([shown.goods.will_be, shown.to_pay, shown.to_give_back, shown.refusal]).toEqual([goods, null, null, null])

    await change(api, number, wish)

    const { sums, tasks, state } = await saved(api, ref)
    expect([tasks, state, sums.subtotal]).toEqual([[], 'awaiting_payment', goods * 100])
    expect(reserved(api, number)).toEqual(shelves)
    // The customer's page and the payment ask for the sum of today.
    expect((await info(api, ref)).total).toBe(sums.total / 100)
    await decide(api, (await startToPay(api, ref)).fields, 'approve')
    const paid = await saved(api, ref)
    expect([paid.state, paid.alerts, paid.attempts.at(-1).charge.amount]).toEqual(['paid', [], sums.total])
    expect(reserved(api, number).map(([available]) => available)).toEqual(shelves.map(([available]) => available))
    expect(reserved(api, number).every(([, held]) => held === 0)).toBe(true)
  },
)

test('what the shelf does not hold changes nothing, and the reservation stays', async () => {
  const { api, number, ref } = await unpaid()
  const before = await saved(api, ref)
  const wish = { ...toTall(), added: [{ ...one, count: 9 }] }

  expect((await preview(api, number, wish)).refusal).toBe('out_of_stock')
  await expect(change(api, number, wish)).rejects.toMatchObject({ code: 'out_of_stock' })

  expect(await saved(api, ref)).toMatchObject({ lines: before.lines, sums: before.sums, tasks: [] })
  expect(reserved(api, number)).toEqual([
    [3, 2],
    [2, 0],
    [3, 0],
  ])
})

test('a payment that was begun is asked about first; what comes by it later is for a person to look at', async () => {
  const api = await startApi()
  putOnShelf(api)
  const { number, ref, fields } = await orderAndPay(api, { lines: twoDresses })
  const before = (await saved(api, ref)).attempts[0]
  expect([before.state, before.answered_at]).toEqual(['started', undefined])

  await change(api, number, { removed: [one] })

  expect((await saved(api, ref)).attempts).toMatchObject([
    { state: 'started', outdated: true, answered_at: expect.any(Date) },
  ])
  await decide(api, fields, 'approve')
  expect(await saved(api, ref)).toMatchObject({ state: 'awaiting_payment', payment_state: 'review' })
})

test('a bank that has the money already says so, and the change finds a paid order', async () => {
  const api = await startApi()
  putOnShelf(api)
  const { number, ref, fields } = await orderAndPay(api, { lines: twoDresses })
  const seen = (await fullOrder(api, number)).changeable?.revision
  await decide(api, fields, 'approve_silently')

  await expect(change(api, number, { added: [one] }, seen)).rejects.toMatchObject({ code: 'order_sum_differs' })

  expect(await saved(api, ref)).toMatchObject({ state: 'paid', payment_state: 'approved' })
})

test('while the bank is at a payment the sum stays, and another phone does not wait for it', async () => {
  const api = await startApi()
  putOnShelf(api)
  const { number, ref, fields } = await orderAndPay(api, { lines: twoDresses })
  await decide(api, fields, 'pend')

  await expect(change(api, number, { removed: [one] })).rejects.toMatchObject({ code: 'sum_cannot_change' })
  const { customer } = await saved(api, ref)
  await change(api, number, { customer: { ...customer, phone: '+380501112233' } })

  expect(await saved(api, ref)).toMatchObject({ customer: { phone: '+380501112233' }, lines: [{ count: 2 }] })
})

test('while the bank is silent about a payment that was begun the sum stays', async () => {
  const api = await startApi()
  putOnShelf(api)
  const { number, ref } = await orderAndPay(api, { lines: twoDresses })
  api.bank.isAway = true

  await expect(change(api, number, { removed: [one] })).rejects.toMatchObject({ code: 'sum_cannot_change' })

  expect((await saved(api, ref)).lines).toMatchObject([{ count: 2 }])
})

test('the email names the sum that is to be paid now, and its link starts that payment', async () => {
  const { api, number, ref } = await unpaid()
  await change(api, number, { removed: [one] })
  await sentEmails(api)

  const mail = await api.db.collection('caught_mails').findOne({ subject: `Замовлення № ${number} змінено` })
  expect(mail?.text).toMatch(/Сума замовлення: .* → /)
  expect(mail?.text).toContain(ref)
})

test.each(['stock-reserved-for-change', 'order-changed', 'reservation-fitted'] as const)(
  'a process that dies at %s leaves a changed order with just its items reserved',
  async point => {
    const { api, number, ref } = await unpaid()
    dieAt(point)
    await change(api, number, { ...toTall(), added: [one] }).catch(() => null)
    const lost = { tasks_lease_until: { $ne: null } }
    await api.db.collection('orders').updateOne({ ref, ...lost }, { $set: { tasks_lease_until: new Date(0) } })
    await api.service.jobs.runNow('finish-orders')

    expect(await saved(api, ref)).toMatchObject({ tasks: [], lines: [{ count: 2 }, { article: tall, count: 1 }] })
    expect(reserved(api, number)).toEqual([
      [3, 2],
      [1, 1],
      [3, 0],
    ])
  },
)

test('an order that is cancelled, or that nobody pays, gives back all that was added to it', async () => {
  for (const end of ['cancel', 'expire'] as const) {
    const { api, number, ref } = await unpaid()
    await change(api, number, { ...toTall(), added: [{ article: skirt, size, count: 1 }] })
    if (end === 'cancel') await takeStaffAction(api, number, { action: 'cancel', reason: 'Передумали' })
    else {
      api.wait(31 * MINUTE_MS)
      await api.service.jobs.runNow('expire-orders')
    }

    expect((await saved(api, ref)).tasks).toEqual([])
    expect(reserved(api, number)).toEqual([
      [5, 0],
      [2, 0],
      [3, 0],
    ])
  }
})
