import { silentLog } from '@shop/service-kit/log/log'
import { exportSpans } from '@shop/service-kit/trace/otlp/exporting'
import type { Browser } from '@shop/testing/browser'
import { openTraceSink } from '@shop/testing/trace-sink'
import type { CommandStartedEvent } from 'mongodb'
import { askPrice, buy, paymentForm } from '../test/buy.ts'
import { startShop } from '../test/start-shop.ts'

type Shop = Awaited<ReturnType<typeof startShop>>

const line = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
const another = { article: 'DR-1042-IVF-R', size: '38 (M)', count: 1 }
/** Of the driver itself, for its connection. */
const OF_CONNECTION = ['hello', 'ping', 'endSessions']

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  for (const { prepare } of Object.values(shop.services)) await prepare?.()
  // What is asked for at the first order only is there.
  await order(shop.open(), [line])
})
afterAll(() => shop.stop())

/** Each process looks now and then whether others have changed goods or settings: what it asks then belongs to no order. */
function isLook({ commandName, command }: CommandStartedEvent): boolean {
  return commandName === 'find' && (command.find === 'versions' || command.filter?.changed_at !== undefined)
}

/** What the services ask the database for meanwhile, by collection. */
async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  // What was sold before has the lists read its articles again.
  await shop.services.catalog.refresh()
  const { client } = shop.databases.catalog
  const seen: string[] = []
  const note = (event: CommandStartedEvent) => {
    const { commandName, command } = event
    if (!OF_CONNECTION.includes(commandName) && !isLook(event)) seen.push(`${commandName} ${command[commandName]}`)
  }
  client.on('commandStarted', note)
  await work().finally(() => client.off('commandStarted', note))
  return seen
}

type Lines = (typeof line)[]

/** A guest looks at the price, orders, pays at once, and comes back to the page of the order. */
async function order(guest: Browser, lines: Lines) {
  let ref = ''
  let form = new URLSearchParams()
  return {
    quoted: await commandsOf(() => askPrice(guest, lines)),
    ordered: await commandsOf(async () => {
      const { body } = await buy(guest, lines)
      ref = String(Object(body.order).ref)
    }),
    started: await commandsOf(async () => {
      form = await paymentForm(guest, ref)
    }),
    paid: await commandsOf(() => {
      form.append('choice', 'approve')
      return fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' })
    }),
    shown: await commandsOf(() => guest.get(`/api/orders/get-info?order=${ref}`)),
    // The email about the payment, caught by the sandbox, and what staff may want to read of it.
    emailed: await commandsOf(() => shop.services['cart-checkout'].jobs.runNow('send-letters')),
  }
}

/** The steps that ask for more than they may, with what they ask. */
function beyond(counts: Record<string, string[]>, most: Record<string, number>) {
  return Object.entries(counts).filter(([step, commands]) => commands.length > (most[step] ?? 0))
}

test('what one line bought by a guest who pays at once asks the database for, from the price to the emails', async () => {
  const counts = await order(shop.open(), [line])

  expect(beyond(counts, { quoted: 1, ordered: 11, started: 3, paid: 7, shown: 1, emailed: 7 })).toEqual([])
  expect(Object.values(counts).flat().length).toBeLessThanOrEqual(30)
  // What was just written is not read again.
  const reads = (commands: string[]) => commands.filter(command => command === 'find orders').length
  expect([counts.ordered, counts.started, counts.paid].map(reads)).toEqual([2, 1, 1])
})

test('a second line asks for one more command, the reservation of its size', async () => {
  const counts = await order(shop.open(), [line, another])

  expect(beyond(counts, { quoted: 1, ordered: 12, started: 3, paid: 7, shown: 1, emailed: 7 })).toEqual([])
})

test('an order asks the database for the same while its traces are sent to a collector', async () => {
  const without = await order(shop.open(), [line])
  const sink = await openTraceSink()
  const collector = { endpoint: sink.endpoint, headers: {} }
  const exporting = exportSpans({ collector, service: 'shop', version: 'working-tree', log: silentLog })
  const traced = await order(shop.open(), [line]).finally(exporting.stop)

  const numbers = (counts: Record<string, string[]>) =>
    Object.entries(counts).map(([step, commands]) => [step, commands.length])
  expect(numbers(traced)).toEqual(numbers(without))
  expect(sink.spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/orders/create', '/internal/stock/hold', 'effect letter']),
  )
})

test('a list and a search are answered without the database, a product page by one question', async () => {
  const guest = shop.open()
  const list = await commandsOf(() => guest.get('/api/products/get-by/filters?categories=["dresses"]&limit=24'))
  const search = await commandsOf(() => guest.get('/api/products/search?query=dress&limit=24&group=garment&view=card'))
  const read = () => guest.get(`/api/products/get-by/model-by-article?article=${line.article}`)
  // Its texts are read once, and kept until staff edit them.
  await read()
  const page = await commandsOf(read)

  expect([list, search, page]).toEqual([[], [], ['aggregate versions']])
})

test('a cart that a customer keeps asks who it is and for the goods, and is written; for its limit once in ten times', async () => {
  const account = { name: 'Олена', surname: 'Шевченко', email: 'olena@example.com', password: 'levada-2014' }
  await shop.services.account.createCustomer(account)
  const customer = shop.open()
  await customer.post('/api/user/login', { email: account.email, password: account.password })
  const lines = [{ ...line, bundle: null, timestamp: Date.now() }]
  const save = (version: number) => customer.post('/api/cart/update', { data: { mode: 'replace', version, lines } })
  expect((await save(0)).status).toBe(200)

  expect(await commandsOf(() => save(1))).toHaveLength(3)
})

test('a page of orders, of customers and statistics are a handful of questions, however much the shop sells', async () => {
  const staff = shop.open()
  await staff.post('/api/admin/login', { login: 'olha', password: 'twelve letters' })
  const countCommands = async (address: string) => {
    // What a process looks up once is known after the first answer.
    const read = () => staff.get(address)
    expect((await read()).status).toBe(200)
    return (await commandsOf(read)).length
  }
  const sales = '/api/admin/statistics/sales?category=dresses&from=2025-11-20&to=2026-11-18'

  expect(await countCommands('/api/orders/get-like-payment-id?page=1&limit=50')).toBeLessThanOrEqual(7)
  // Accounts and buyers are counted, put in order and read each for themselves.
  expect(await countCommands('/api/admin/customers?sort=total&page=1&limit=25')).toBeLessThanOrEqual(9)
  expect(await countCommands('/api/admin/statistics/month?year=2026&month=11')).toBeLessThanOrEqual(7)
  expect(await countCommands(sales)).toBeLessThanOrEqual(10)
})
