import { ShopError } from '@shop/contracts/errors'
import { decide } from '../../test/bank.ts'
import { type ChangeWish, change, kyiv, putOnShelf, tall, toTall } from '../../test/changed-order.ts'
import { order as placeOrder, startToPay, twoDresses } from '../../test/shopping.ts'
import { fullOrder, refundOrder, saved, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress, size, skirt } from '../../test/stub-catalog.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})

type Made = { number: string; ref: string }
async function placed(): Promise<Made> {
  const { number, ref } = (await placeOrder(api, { lines: twoDresses })).body.order
  return { number, ref }
}
async function beginPayment(choice?: string): Promise<Made> {
  const made = await placed()
  const { fields } = await startToPay(api, made.ref)
  if (choice) await decide(api, fields, choice)
  return made
}
async function after(...actions: Parameters<typeof takeStaffAction>[2][]): Promise<Made> {
  const made = await beginPayment('approve')
  for (const action of actions) await takeStaffAction(api, made.number, action)
  return made
}
const take = { action: 'take' } as const
const ship = { action: 'ship', tracking: '20450123456789' } as const

/** Two dresses of 4 990 hryvnias with 80 for the delivery, in each state in which an order can be asked to change. */
const states: Record<string, () => Promise<Made>> = {
  'nobody has begun to pay': placed,
  'a payment was begun': beginPayment,
  'a payment was declined': () => beginPayment('decline'),
  'the bank is at a payment': () => beginPayment('pend'),
  'it is paid': () => after(),
  'it is packed': () => after(take),
  'it is in a parcel': () => after(take, ship),
  'it is delivered': () => after(take, ship, { action: 'delivered' }),
  'it is cancelled': async () => {
    const made = await placed()
    await takeStaffAction(api, made.number, { action: 'cancel', reason: 'Передумали' })
    return made
  },
  'its money went back': async () => {
    const made = await after()
    await refundOrder(api, made.number)
    return made
  },
  'another change of it waits for its money': async () => {
    const made = await after()
    await change(api, made.number, { added: [{ article: skirt, size, count: 1 }], ask_difference: true })
    return made
  },
}

const customer = { name: 'Олена', last_name: 'Шевченко', phone: '+380501112233', email: 'olena@example.com' }
const one = { article: dress, size, count: 1 }
/** What is asked for, and the price of the other height meanwhile; what it costs more staff have taken, where that is asked for. */
const changes: Record<string, { wish: ChangeWish; uah?: number }> = {
  'another phone': { wish: { customer } },
  'fetched in Kyiv': { wish: { delivery: kyiv } },
  'another height': { wish: toTall() },
  'a dearer height': { wish: toTall(), uah: 529_000 },
  'a cheaper height': { wish: toTall(), uah: 469_000 },
  'one of two out': { wish: { removed: [one] } },
  'both out': { wish: { removed: [{ ...one, count: 2 }] } },
  'one more': { wish: { added: [one] } },
  'a skirt more': { wish: { added: [{ article: skirt, size, count: 1 }] } },
}

const cash = { difference: { means: 'cash' as const, reason: 'Каса' } }

function putStock(uah = 499_000): void {
  putOnShelf(api, { available: 10, uah })
  for (const article of [dress, skirt]) Object.assign(api.shelves[article] ?? {}, { available: 10, sold: 0, holds: {} })
}

type Circumstances = { isThere?: boolean; isTaken?: boolean }

/**
 * By how many hryvnias the total is another one; else why it is refused. `isThere`: is anything on the shelf; `isTaken`: have staff what it
 * costs more?
 */
async function outcomeOf(
  state: string,
  name: string,
  { isThere = true, isTaken = true }: Circumstances,
): Promise<string> {
  const { wish = {}, uah } = changes[name] ?? {}
  putStock(uah)
  const { number, ref } = (await states[state]?.()) ?? { number: '', ref: '' }
  if (!isThere) for (const article of [dress, tall, skirt]) Object.assign(api.shelves[article] ?? {}, { available: 0 })
  const before = await saved(api, ref)
  const shelves = stockOf(number)
  const seen = (await fullOrder(api, number)).changeable?.revision ?? '0123456789abcdef'
  const refusal = await change(api, number, { ...wish, ...(isTaken && cash) }, seen).then(
    () => null,
    error => error,
  )
  const after = await saved(api, ref)
  if (refusal) {
    if (!(refusal instanceof ShopError)) throw refusal
    expect([after.lines, after.sums, after.tasks]).toEqual([before.lines, before.sums, before.tasks])
    expect(stockOf(number)).toEqual(shelves)
    const { fields } = refusal.details as { fields?: Record<string, string> }
    return fields ? Object.values(fields).join() : refusal.code
  }
  checkStock(number, after)
  const more = after.sums.total - before.sums.total
  const owed = after.overpaid?.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0) ?? 0
  const paid = after.attempts.find((attempt: { change?: string }) => attempt.change)?.charge.amount ?? 0
  // What an unpaid order costs more or less is simply asked for.
  expect(after.state === 'awaiting_payment' ? 0 : more).toBe(paid - owed)
  return String(more / 100)
}

const stockOf = (number: string) =>
  [dress, tall, skirt].map(article => {
    const { available, sold, holds = {} } = api.shelves[article] ?? {}
    return { available, sold, held: holds[number] ?? 0 }
  })

/** What stands in the order is sold to it, or reserved for it, and nothing else is. */
function checkStock(number: string, { state, lines }: { state: string; lines: { article: string; count: number }[] }) {
  const counts = [dress, tall, skirt].map(article =>
    lines.filter(line => line.article === article).reduce((sum, { count }) => sum + count, 0),
  )
  const stock = stockOf(number)
  expect(stock.map(({ held }) => held)).toEqual(state === 'awaiting_payment' ? counts : [0, 0, 0])
  expect(stock.map(({ sold }) => sold)).toEqual(state === 'awaiting_payment' ? [0, 0, 0] : counts)
}

const over = (code: string) => Object.keys(changes).map(() => code)
// Three things weigh more than two: with the third dress the delivery costs 10 hryvnias more.
const settled = ['0', '-80', '0', '300', '-300', '-4990', 'nothing_left', '5000', '2110']
const fixed = 'sum_cannot_change'
const gone = 'out_of_stock'
const due = 'order_sum_differs'
const nothingThere = ['0', '-80', gone, gone, gone, '-4990', 'nothing_left', gone, gone]
const notTaken = ['0', '-80', '0', due, '-300', '-4990', 'nothing_left', due, due]

test.each<[string, Circumstances, string[]]>([
  ['nobody has begun to pay', {}, settled],
  ['a payment was begun', {}, settled],
  ['a payment was declined', {}, settled],
  ['the bank is at a payment', {}, ['0', fixed, '0', fixed, fixed, fixed, 'nothing_left', fixed, fixed]],
  ['it is paid', {}, settled],
  ['it is packed', {}, settled],
  ['it is in a parcel', {}, over('illegal_transition')],
  ['it is delivered', {}, over('illegal_transition')],
  ['it is cancelled', {}, over('illegal_transition')],
  ['its money went back', {}, over('illegal_transition')],
  ['another change of it waits for its money', {}, over('difference_awaited')],
  ['nobody has begun to pay', { isThere: false }, nothingThere],
  ['a payment was begun', { isThere: false }, nothingThere],
  ['the bank is at a payment', { isThere: false }, ['0', fixed, gone, gone, gone, fixed, 'nothing_left', gone, gone]],
  ['it is paid', { isThere: false }, nothingThere],
  ['it is packed', { isThere: false }, nothingThere],
  ['it is in a parcel', { isThere: false }, over('illegal_transition')],
  ['nobody has begun to pay', { isTaken: false }, settled],
  ['it is paid', { isTaken: false }, notTaken],
  ['it is packed', { isTaken: false }, notTaken],
])('each change of an order of which %s, %j', async (state, circumstances, expected) => {
  const found: string[] = []
  for (const name of Object.keys(changes)) found.push(await outcomeOf(state, name, circumstances))
  expect(found).toEqual(expected)
})
