import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type BulkChange, type BulkWhich, changeInBulkEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import type { Environment } from '../environment.ts'
import { sizes } from '../fill-shop.ts'
import type { Scenario } from '../run-scenario.ts'
import { askAs } from '../shape.ts'

const PATIENCE_MS = 20_000
/** The lease of the one that died runs out first. */
const FINISH_MS = 60_000
const MANY = 600
const before = 100_000
const raised = 110_000
const change: BulkChange = { do: 'price', how: 'percent', value: 10, keep_old: false }

/** B1: the catalogue dies while it changes many prices: each is raised once, whichever process goes on. */
export const bulkScenarios: Scenario[] = [
  {
    id: 'B1',
    name: 'catalog dies while it changes many prices',
    async run(environment) {
      for (const point of ['goods-change-planned', 'goods-change-applied'] as const)
        await dieRaising(environment, point)
    },
  },
]

async function dieRaising(environment: Environment, point: FailpointName): Promise<void> {
  const { shape, tally, databases } = environment
  const articles = databases('catalog').collection('articles')
  const names = await addMany(environment, point)
  const key = randomUUID()
  const which: BulkWhich = { by: 'articles', articles: names }
  const client = askAs('admin', shape, 'catalog')
  const asked = { who: 'olena', idempotencyKey: key, requestId: '', params: {}, query: {}, body: { which, change } }
  const raise = async () => (await client.write(changeInBulkEndpoint, asked)).answer
  const state = { isDead: false }
  tally.fault()
  const dying = shape.processes.catalog.killInto({ FAILPOINT: `${point}:kill` }, PATIENCE_MS).finally(() => {
    state.isDead = true
  })
  while (!state.isDead) {
    await raise().catch(() => null)
    await pause(200)
  }
  tally.fault()
  if ((await dying)?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point}`)
  await shape.processes.catalog.ready()
  const giveUpAt = Date.now() + FINISH_MS
  while ((await raise().catch(() => null))?.state !== 'done') {
    if (Date.now() > giveUpAt) throw new Error(`${point}: nobody went on with the change`)
    await pause(500)
  }
  const wrong = await articles.countDocuments({ article: { $in: names }, 'sizes.0.price.uah': { $ne: raised } })
  await articles.deleteMany({ article: { $in: names } })
  if (wrong > 0) throw new Error(`${point}: ${wrong} of ${MANY} prices were not raised exactly once`)
}

/** Hidden ones, that no buyer of the run comes across. */
async function addMany({ databases }: Environment, point: FailpointName): Promise<string[]> {
  const articles = databases('catalog').collection('articles')
  const found = await articles.findOne({ article: sizes[0]?.article ?? '' })
  const { _id, ...like } = found ?? { sizes: [] }
  const priced = [{ ...like.sizes[0], price: { uah: before, eur: null }, price_without_discount: null }]
  const names = Array.from({ length: MANY }, (_, index) => `${point.toUpperCase()}-${index}`)
  await articles.insertMany(
    names.map(article => ({ ...like, article, model: article, sizes: priced, is_shown: false })),
  )
  return names
}
