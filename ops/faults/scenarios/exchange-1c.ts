import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { orderFileEndpoint, sendOrderTo1cEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { orderActionEndpoints, refundOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import { scripted1c } from '@shop/testing/scripted-1c'
import type { Environment } from '../environment.ts'
import type { Scenario } from '../run-scenario.ts'
import { ACCOUNT_1C, askAs } from '../shape.ts'

const PATIENCE_MS = 20_000
const MOST_ROUNDS = 10

/** Where the process dies: while it answers `query`, after that, and while it closes what 1C has taken. */
const points = [
  'orders-handed-over',
  null,
  'order-confirmed-by-1c',
] as const satisfies readonly (FailpointName | null)[]

/** B1: the process dies between `query` and `success` of 1C, and orders change meanwhile: 1C hears of every change. */
export const exchangeScenarios: Scenario[] = [
  {
    id: 'B1',
    name: 'cart-checkout dies between query and success of 1C',
    async run(environment) {
      for (const point of points) await dieExchanging(environment, point)
    },
  },
]

async function dieExchanging(environment: Environment, point: (typeof points)[number]): Promise<void> {
  const { shape, tally } = environment
  const checkout = shape.processes['cart-checkout']
  const numbers = await threePaid(environment)
  const staff = staffOf(environment)
  for (const number of numbers) await staff.send(number)
  const told = createTold(environment)

  tally.fault()
  const dying = checkout.killInto(point ? { FAILPOINT: `${point}:kill` } : {}, PATIENCE_MS)
  await pause(500)
  await checkout.ready()
  if (point === 'orders-handed-over') {
    while ((await told.query()) !== null) await pause(200)
    await confirmKilled(dying, point)
    await checkout.ready()
    await change(staff, numbers)
  } else {
    await told.query()
    await change(staff, numbers)
    if (point) await told.success()
    else checkout.send('SIGKILL')
    await confirmKilled(dying, point)
    await checkout.ready()
    await told.success()
  }
  tally.fault()
  await told.rounds(numbers)
  await compare(environment, numbers, told.last, point)
}

async function confirmKilled(dying: Promise<{ signal: string | null } | null>, point: string | null): Promise<void> {
  if ((await dying)?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point ?? 'the kill'}`)
}

/** One is paid back, one is packed, one stays as it is. */
async function change(staff: ReturnType<typeof staffOf>, [first = '', second = '']: readonly string[]): Promise<void> {
  await staff.refund(first)
  await staff.take(second)
}

function staffOf({ shape }: Environment) {
  const client = askAs('admin', shape, 'cart-checkout')
  const createRequest = () => ({
    params: {},
    query: {},
    body: {},
    who: 'olena',
    idempotencyKey: randomUUID(),
    requestId: 'fault-run',
  })
  return {
    send: (order: string) => client.write(sendOrderTo1cEndpoint, { ...createRequest(), body: { order } }),
    refund: (number: string) =>
      client.write(refundOrderEndpoint, {
        ...createRequest(),
        params: { number },
        body: { refunded_so_far: 0, comment: 'завелика', amount: 1 },
      }),
    take: (number: string) => client.write(orderActionEndpoints.take, { ...createRequest(), params: { number } }),
    document: async (order: string) =>
      (await client.read(orderFileEndpoint, { ...createRequest(), query: { order } })).xml,
  }
}

/** 1C, and the last document of each order that it was told; a process that is away answers it nothing. */
function createTold({ shape }: Environment) {
  const client = scripted1c(`http://127.0.0.1:${shape.portOf('cart-checkout')}`, ACCOUNT_1C)
  const last = new Map<string, string>()
  async function query(): Promise<string[] | null> {
    try {
      await client.begin()
      const documents = documentsIn(await client.query())
      for (const [number, text] of documents) last.set(number, text)
      return [...documents.keys()]
    } catch {
      return null
    }
  }
  const success = () => client.success().catch(() => null)
  return {
    last,
    query,
    success,
    /** Exchanges as 1C makes them, until it has heard all. */
    async rounds(numbers: readonly string[]): Promise<void> {
      for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
        const given = await query()
        if (given && !numbers.some(number => given.includes(number))) return
        await success()
      }
      throw new Error('the queue of 1C has no end')
    },
  }
}

function documentsIn(xml: string): Map<string, string> {
  const found = xml.matchAll(/<Документ>[\s\S]*?<Номер>([\d-]+)<\/Номер>[\s\S]*?<\/Документ>/g)
  return new Map([...found].map(([text, number = '']) => [number, text]))
}

/** 1C knows of each order what the shop knows, and nothing of them waits any more. */
async function compare(
  environment: Environment,
  numbers: readonly string[],
  told: ReadonlyMap<string, string>,
  point: string | null,
): Promise<void> {
  const staff = staffOf(environment)
  const orders = environment.databases('cart-checkout').collection<Order>('orders')
  for (const number of numbers) {
    const ofShop = documentsIn(await staff.document(number)).get(number)
    const order = await orders.findOne({ number })
    if (order?.accounting?.state !== 'taken') throw new Error(`${point}: ${number} is ${order?.accounting?.state}`)
    if (facts(told.get(number)) !== facts(ofShop)) throw new Error(`${point}: 1C knows something else of ${number}`)
  }
  if (!told.get(numbers[0] ?? '')?.includes('Сумма возврата')) throw new Error(`${point}: 1C was told of no refund`)
}

/** That 1C took it is a row of its history, and no news for it. */
function facts(document = ''): string {
  return document.replace(/<ЗначениеРеквизита>\s*<Наименование>Дата изменения статуса[\s\S]*?<\/ЗначениеРеквизита>/, '')
}

/** Orders of this scenario: of payments that were made before it the bank knows nothing any more. */
async function threePaid({ databases, bank }: Environment): Promise<string[]> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  const giveUpAt = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAt) {
    const filter = {
      state: 'paid' as const,
      payment_state: 'approved' as const,
      attempts: { $size: 1 },
      'attempts.payment_id': { $in: bank.listApproved() },
      refunds: { $exists: false },
      accounting: { $exists: false },
      tasks_lease_until: null,
    }
    const found = await orders.find(filter, { sort: { created_at: -1 }, limit: 3 }).toArray()
    if (found.length === 3) return found.map(({ number }) => number)
    await pause(100)
  }
  throw new Error('nobody has paid')
}
