import { randomUUID } from 'node:crypto'
import type { createBrowser } from '@shop/testing/browser'
import type { Document } from 'mongodb'
import { shareDatabases, staffOf } from '../test/crash-shop.ts'
import { startProcess } from '../test/shop-process.ts'

jest.setTimeout(300_000)

const { env, collectionOf } = shareDatabases('bulk')
const MANY = 600
const before = 100_000
const raised = 110_000
const names = Array.from({ length: MANY }, (_, index) => `BULK-${index}`)

/** Many articles at one price, made like one of the demonstration. */
async function addMany(): Promise<void> {
  const articles = await collectionOf('catalog', 'articles')
  const found = await articles.findOne({ article: 'DR-1042-BUR-R' })
  const { _id, ...like } = found ?? { sizes: [] }
  const [size] = like.sizes
  const sizes = [{ ...size, price: { uah: before, eur: null }, price_without_discount: null }]
  await articles.insertMany(names.map(article => ({ ...like, article, model: article, sizes }) as Document))
}

async function prices(): Promise<number[]> {
  const articles = await collectionOf('catalog', 'articles')
  const found = await articles.find({ article: { $in: names } }).toArray()
  return found.map(({ sizes }) => sizes[0].price.uah)
}

const change = { do: 'price', how: 'percent', value: 10, keep_old: false }
const raise = (staff: ReturnType<typeof createBrowser>, key: string) =>
  staff.send('POST', '/api/admin/products/bulk', {
    json: { which: { by: 'articles', articles: names }, change },
    headers: { 'idempotency-key': key },
  })

test('prices that were being raised when the shop was killed are raised once each, by their key, and the audit knows of it', async () => {
  const killed = await startProcess({ ...env, FAILPOINT: 'goods-change-applied:kill' })
  await addMany()
  const key = randomUUID()
  await expect(raise(await staffOf(killed.url), key)).rejects.toThrow()
  await killed.ended
  const half = (await prices()).filter(price => price === raised).length
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(MANY)

  const back = Date.now()
  const staff = await staffOf((await startProcess(env)).url)
  expect(await raise(staff, randomUUID())).toMatchObject({ status: 409, body: { error: { code: 'bulk_running' } } })
  const done = await settled(async () => {
    const { body } = await raise(staff, key)
    return body.state === 'done' ? body : null
  }, back + 60_000)

  expect(done).toMatchObject({ changed: MANY, left: 0, refused: [], done: MANY, total: MANY })
  expect(new Set(await prices())).toEqual(new Set([raised]))
  const audit = await collectionOf('admin', 'audit')
  const entries = await audit.find({ subject: key }).toArray()
  expect(entries).toMatchObject([{ action: 'product_bulk', who: 'olha', asked: change, after: { changed: MANY } }])
  expect(entries[0]).not.toHaveProperty('outcome')
})

/** What `find` finds, as soon as it finds anything; fails after `deadline`. */
async function settled<Found>(find: () => Promise<Found | null>, deadline: number): Promise<Found> {
  while (Date.now() < deadline) {
    const found = await find()
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  throw new Error('nobody went on with the change within a minute')
}
