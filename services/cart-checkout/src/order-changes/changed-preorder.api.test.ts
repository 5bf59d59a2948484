import { ShopError } from '@shop/contracts/errors'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import { type ChangeWish, change, dieAt, preview } from '../../test/changed-order.ts'
import { startPreorderShop } from '../../test/preorder-shop.ts'
import { order as placeOrder } from '../../test/shopping.ts'
import { fullOrder, saved, takeStaffAction } from '../../test/staff.ts'

type Shop = Awaited<ReturnType<typeof shopOfTwoSizes>>
let shop: Shop
beforeEach(async () => {
  shop = await shopOfTwoSizes()
})

/** The awaited coat in two sizes, a shirt on the shelf. */
async function shopOfTwoSizes() {
  const started = await startPreorderShop()
  const { coat, stockOf, limit } = started
  const [, second = ''] = await started.sizesOf(coat.article)
  const other = { article: coat.article, size: second }
  await limit(other, null)
  return { ...started, other, counts: () => Promise.all([coat, other].map(stockOf)) }
}

const cash = { difference: { means: 'cash' as const, reason: 'Каса' } }
type Made = { number: string; ref: string }

async function unpaid(count = 2): Promise<Made> {
  const { body } = await placeOrder(shop.api, { lines: shop.inAdvance(count), body: { preorder_ack: true } })
  return body.order
}
const states: Record<string, () => Promise<Made>> = {
  unpaid: () => unpaid(),
  paid: () => shop.buy(shop.inAdvance(2)),
  'in processing': async () => {
    const made = await shop.buy(shop.mixed(2))
    await takeStaffAction(shop.api, made.number, { action: 'take' })
    return made
  },
  'come altogether': async () => {
    const made = await shop.buy(shop.inAdvance(2))
    await shop.arrive(2)
    return made
  },
  'come in part': async () => {
    const made = await shop.buy(shop.inAdvance(2))
    await shop.arrive(1)
    return made
  },
}
const line = () => ({ ...shop.coat, bundle: null, count: 1 })
const wishes: Record<string, () => ChangeWish> = {
  'another size': () => ({ swaps: [{ ...line(), to: shop.other }] }),
  'one out': () => ({ removed: [line()] }),
  'one more': () => ({ added: [{ ...shop.coat, count: 1 }] }),
  'a shirt from the shelf more': () => ({ added: [{ ...shop.shirt, count: 1 }] }),
  'another size more': () => ({ added: [{ ...shop.other, count: 1 }] }),
  'one for a shirt from the shelf': () => ({ swaps: [{ ...line(), to: shop.shirt }] }),
}

/** How many of both sizes are promised, or the code of the refusal; then nothing has changed. */
async function outcomeOf({ number, ref }: Made, wish: ChangeWish): Promise<string> {
  const before = [await saved(shop.api, ref), await shop.counts()]
  const refusal = await change(shop.api, number, { ...wish, ...cash, keep_sum: 'Перевірка' }).then(
    () => null,
    error => error,
  )
  const [was] = before
  const is = await saved(shop.api, ref)
  const counts = await shop.counts()
  if (refusal) {
    if (!(refusal instanceof ShopError)) throw refusal
    expect([is.lines, is.sums, is.tasks, counts]).toEqual([was.lines, was.sums, was.tasks, before[1]])
    return refusal.code
  }
  expect(is.sums.total).toBe(is.sums.subtotal - is.sums.discount + is.sums.delivery)
  expect(is.tasks).toEqual([])
  const promisedOf = ({ size }: { size: string }) =>
    is.lines
      .filter((known: { article: string; size: string; preorder: string | null }) => {
        return known.article === shop.coat.article && known.size === size && known.preorder
      })
      .reduce((sum: number, { count, arrived = 0 }: { count: number; arrived?: number }) => sum + count - arrived, 0)
  // What stands in the order is what the catalogue has promised to it: sold, or only reserved while nobody has paid.
  const place = is.state === 'awaiting_payment' ? 'reserved' : 'sold'
  expect(counts.map(count => count[place])).toEqual([promisedOf(shop.coat), promisedOf(shop.other)])
  expect(counts.map(({ promised }) => promised)).toEqual([promisedOf(shop.coat), promisedOf(shop.other)])
  return counts.map(({ promised }) => promised).join('+')
}

const none = 'validation'
test.each<[string, string[]]>([
  ['unpaid', ['1+1', '1+0', '3+0', '2+0', '2+1', '1+0']],
  ['paid', ['1+1', '1+0', '3+0', '2+0', '2+1', '1+0']],
  ['in processing', ['1+1', '1+0', '3+0', '2+0', '2+1', none]],
  ['come altogether', ['out_of_stock', '0+0', '1+0', '0+0', '0+1', '0+0']],
  ['come in part', ['illegal_transition', 'illegal_transition', '2+0', '1+0', '1+1', 'illegal_transition']],
])('each change of an order in advance that is %s', async (state, expected) => {
  const found: string[] = []
  for (const wish of Object.values(wishes)) {
    shop = await shopOfTwoSizes()
    found.push(await outcomeOf((await states[state]?.()) ?? { number: '', ref: '' }, wish()))
  }
  expect(found).toEqual(expected)
})

test('no more is promised than staff allow, of a size that is added and of one that is swapped', async () => {
  await shop.limit(shop.coat, 2)
  await shop.limit(shop.other, 0)
  const made = await shop.buy(shop.inAdvance(2))

  expect(await outcomeOf(made, wishes['one more']?.() ?? {})).toBe('out_of_stock')
  expect(await outcomeOf(made, wishes['another size']?.() ?? {})).toBe('out_of_stock')
})

test('what lies on the shelf is not swapped for what its customer would have to wait for', async () => {
  const made = await shop.buy([{ ...shop.shirt, count: 1 }])
  const swaps = [{ ...shop.shirt, bundle: null, count: 1, to: shop.other }]

  expect(await outcomeOf(made, { swaps })).toBe('out_of_stock')
})

test('staff and the customer read from which day the other size ships', async () => {
  const { number } = await shop.buy(shop.inAdvance(1))

  const { changes } = await preview(shop.api, number, wishes['another size']?.() ?? {})

  expect(changes[0]?.is.uk).toMatch(/, передзамовлення від \d+ \S+$/)
  expect(changes[0]?.is.en).toMatch(/, pre-order from \d+ \S+$/)
})

test('while a difference is waited for, what the change takes away gets none of what comes; called off, it does', async () => {
  const { number, ref } = await shop.buy(shop.inAdvance(1))
  await shop.dearer(shop.other)
  await change(shop.api, number, { ...wishes['another size']?.(), ask_difference: true })
  expect((await shop.counts()).map(({ promised }) => promised)).toEqual([1, 1])

  await shop.arrive(1)
  expect((await saved(shop.api, ref)).lines[0].arrived).toBeUndefined()
  await takeStaffAction(shop.api, number, { action: 'drop_change' })
  await shop.api.service.jobs.runNow('assign-arrivals')

  expect((await saved(shop.api, ref)).lines[0].arrived).toBe(1)
  expect((await shop.counts()).map(({ promised }) => promised)).toEqual([0, 0])
})

test('what came while a change was filled in is not given back as a promise', async () => {
  const { number, ref } = await shop.buy(shop.inAdvance(1))
  const { changeable } = await fullOrder(shop.api, number)
  await shop.arrive(1)

  await change(
    shop.api,
    number,
    { ...wishes['one for a shirt from the shelf']?.(), ...cash, keep_sum: 'Так' },
    changeable?.revision,
  )

  expect((await saved(shop.api, ref)).lines).toMatchObject([{ ...shop.shirt, preorder: null }])
  expect(await shop.item()).toMatchObject({
    preorder_promised: 0,
    preorder_sold: 0,
    available: 1,
    sold: 0,
    received: 1,
  })
})

test.each<[FailpointName, 'paid' | 'unpaid']>([
  ['size-reserved', 'paid'],
  ['stock-reserved-for-change', 'paid'],
  ['order-changed', 'paid'],
  ['stock-sold', 'paid'],
  ['stock-returned', 'paid'],
  ['size-resized', 'unpaid'],
  ['stock-reserved-for-change', 'unpaid'],
  ['order-changed', 'unpaid'],
  ['reservation-fitted', 'unpaid'],
])(
  'a process that dies at %s leaves a %s order in advance that is changed or one that is not',
  async (point, state) => {
    const { number, ref } = (await states[state]?.()) ?? { number: '', ref: '' }

    dieAt(point)
    await change(shop.api, number, { ...wishes['another size']?.(), ...cash, keep_sum: 'Так' }).catch(() => null)
    shop.api.wait(60_000)
    for (let times = 0; times < 3; times++) await shop.api.service.jobs.runNow('finish-orders')

    const { lines, tasks } = await saved(shop.api, ref)
    const countIn = ({ size }: { size: string }) =>
      lines.find((known: { size: string }) => known.size === size)?.count ?? 0
    expect(tasks).toEqual([])
    expect((await shop.counts()).map(({ promised }) => promised)).toEqual([countIn(shop.coat), countIn(shop.other)])
  },
)
