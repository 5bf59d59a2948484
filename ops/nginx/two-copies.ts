import { setTimeout as pause } from 'node:timers/promises'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import { askPrice, buy } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { MongoClient } from 'mongodb'
import { linesOf, stockUp } from '../bench/harness/purchases.ts'
import type { Copy } from '../production-shape/start-shape.ts'
import { startProductionShape } from '../production-shape/start-shape.ts'
import { until } from '../production-shape/until.ts'

export type CopiedPart = ServiceName | 'host'
export const copiedParts: readonly CopiedPart[] = [...serviceNames, 'host']

const READERS = 5
const BUYERS = 2
const BETWEEN_MS = 30
const PRICES_IN_A_ROW = 10
const SELLING_MS = 30_000
export const FROZEN_MS = 5000
const AWAY_MS = 1500
/** A visitor who waits longer has noticed something. */
const NOTICED_MS = 1000

type Kind = 'read' | 'quote' | 'order'
type Answer = { kind: Kind; what: string; status: number; ms: number; visitor: number }

/** Something of each part: pages, goods, rates, the account, and what the back office asks first. A refusal of a stranger is an answer. */
const READS = [
  '/',
  '/api/products/get-by/filters?limit=24',
  '/store',
  '/api/rates/all?type=currency',
  '/api/user/get-info',
  '/api/categories/all',
  '/api/admin/orders',
]

export type TwoCopies = Awaited<ReturnType<typeof startTwoCopies>>

/** The production shape behind nginx with two copies of host and each service, and more of a dress than anybody buys. */
export async function startTwoCopies(databaseUri: string | null = process.env.MONGODB_URI || null) {
  const DB_PREFIX = `copies_${process.pid}_`
  const copies = Object.fromEntries(copiedParts.map(part => [part, 2]))
  const besides = { DB_PREFIX, LIMITS_FACTOR: '1000000', CALLS_IN_FLIGHT: '1000', DRAIN_SECONDS: '1' }
  const shape = await startProductionShape({ copies, databaseUri, besides })
  const client = await MongoClient.connect(shape.databaseUri)
  await shape.seed()
  await stockUp(databaseOf(client, 'catalog', DB_PREFIX))
  await untilAllSell(shape.url)
  const databases = (name: ServiceName) => databaseOf(client, name, DB_PREFIX, WHOLE_READ_MS)
  return {
    ...shape,
    databases,
    async stop() {
      if (databaseUri) for (const name of serviceNames) await databases(name).dropDatabase()
      await client.close()
      await shape.stop()
    },
  }
}

/** Copies that have just started learn of the goods one after another: visitors come when each answer in a row has a price. */
async function untilAllSell(url: string): Promise<void> {
  const priceAll = async () => {
    for (let turn = 0; turn < PRICES_IN_A_ROW; turn++)
      if ((await askPrice(createBrowser(url), linesOf(turn))).status !== 200) return false
    return true
  }
  await until(SELLING_MS, 'the copies sell nothing', priceAll)
}

/** What may befall the copies of a part. */
export const troubles = {
  'told to end': async ([, copy]: readonly Copy[]) => {
    process.kill(copy?.process().pid ?? 0, 'SIGTERM')
    await copy?.process().ended
    await pause(AWAY_MS)
    await copy?.start()
  },
  'killed outright': async ([, copy]: readonly Copy[]) => {
    process.kill(copy?.process().pid ?? 0, 'SIGKILL')
    await copy?.process().ended
    await pause(AWAY_MS)
    await copy?.start()
  },
  'restarted one by one': async (copies: readonly Copy[]) => {
    for (const copy of copies) {
      process.kill(copy.process().pid ?? 0, 'SIGTERM')
      await copy.process().ended
      await copy.start()
    }
  },
  frozen: async ([, copy]: readonly Copy[]) => {
    process.kill(copy?.process().pid ?? 0, 'SIGSTOP')
    await pause(FROZEN_MS)
    process.kill(copy?.process().pid ?? 0, 'SIGCONT')
  },
} satisfies Record<string, (copies: readonly Copy[]) => Promise<void>>
export type Trouble = keyof typeof troubles

/** What visitors saw while a part was in trouble. */
export type Seen = {
  counts: Record<Kind, { asked: number; failed: number }>
  /** Orders that the shop has acknowledged. */
  placed: number
  /** Milliseconds of the slowest answer: to visitors, and to staff, whose reads wait longer. */
  slowest: number
  slowestOfStaff: number
  /** How often the visitor who waited most waited for longer than a second. */
  noticed: number
  /** Failed answers, by what was asked and its status. */
  failures: string[]
}

/** Five readers and two buyers visit while one part is in trouble; none of them tries again. */
export async function visitDuring(shape: TwoCopies, part: CopiedPart, trouble: Trouble): Promise<Seen> {
  const answers: Answer[] = []
  let isOver = false
  const ask = async (kind: Kind, what: string, visitor: number, send: () => Promise<number>) => {
    const began = performance.now()
    const status = await send().catch(() => 0)
    answers.push({ kind, what, visitor, status, ms: performance.now() - began })
  }
  const reading = Array.from({ length: READERS }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn++) {
      const path = READS[turn % READS.length] ?? '/'
      await ask('read', path, visitor, async () => (await createBrowser(shape.url).get(path)).status)
      await pause(BETWEEN_MS)
    }
  })
  const buying = Array.from({ length: BUYERS }, async (_, index) => {
    const visitor = READERS + index
    for (let turn = index; !isOver; turn += BUYERS) {
      const guest = createBrowser(shape.url)
      await ask('quote', 'a quote', visitor, async () => (await askPrice(guest, linesOf(turn))).status)
      await ask('order', 'an order', visitor, async () => (await buy(guest, linesOf(turn))).status)
      await pause(BETWEEN_MS)
    }
  })
  await pause(500)
  await troubles[trouble](shape.copies[part])
  await pause(500)
  isOver = true
  await Promise.all([...reading, ...buying])
  return sumUp(answers)
}

function sumUp(answers: readonly Answer[]): Seen {
  const countOf = (kind: Kind) => {
    const asked = answers.filter(answer => answer.kind === kind)
    return { asked: asked.length, failed: asked.filter(hasFailed).length }
  }
  const slow = Map.groupBy(
    answers.filter(({ ms }) => ms > NOTICED_MS),
    ({ visitor }) => visitor,
  )
  const isOfStaff = ({ what }: Answer) => what.startsWith('/api/admin/')
  const slowestOf = (some: readonly Answer[]) => Math.round(Math.max(0, ...some.map(({ ms }) => ms)))
  return {
    counts: { read: countOf('read'), quote: countOf('quote'), order: countOf('order') },
    placed: answers.filter(({ kind, status }) => kind === 'order' && status === 201).length,
    slowest: slowestOf(answers.filter(answer => !isOfStaff(answer))),
    slowestOfStaff: slowestOf(answers.filter(isOfStaff)),
    noticed: Math.max(0, ...[...slow.values()].map(({ length }) => length)),
    failures: answers.filter(hasFailed).map(({ what, status }) => `${what}: ${status || 'no answer'}`),
  }
}

/** A refusal of a stranger is an answer; goods that are there are not refused to anybody. */
function hasFailed({ kind, status }: Answer): boolean {
  return status === 0 || status >= (kind === 'read' ? 500 : 400)
}
