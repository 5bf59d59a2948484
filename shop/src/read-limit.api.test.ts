import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { sampleInput } from '@shop/testing/sample'
import type { CommandStartedEvent } from 'mongodb'
import { accessMatrix } from '../test/routes-by-access.ts'
import { startShop } from '../test/start-shop.ts'

const READS = ['find', 'aggregate', 'count', 'distinct']
/** What is read as a whole: at a start, or for staff who ask seldom. */
const WHOLE = ['articles', 'stock', 'audit']
/** Staff who remove something ask seldom: whatever may name it is read as a whole (docs/rules.md, "Removing"). */
const COUNTING_USES = /\/removing\/(uses|archive|delete)$/
const MOST_MS = 2000

type Shop = Awaited<ReturnType<typeof startShop>>
type Read = { what: string; collection: string; maxTimeMS: number | undefined; call: string }
/** What is asked for at the moment. */
const asked = { call: 'the start' }

/** All reads that the database was asked for meanwhile. */
async function readsDuring(shop: Shop, work: () => Promise<void>): Promise<Read[]> {
  const { client } = shop.databases.catalog
  const reads: Read[] = []
  const note = ({ commandName, command }: CommandStartedEvent) => {
    if (!READS.includes(commandName)) return
    const collection = String(command[commandName])
    reads.push({ what: `${commandName} ${collection}`, collection, maxTimeMS: command.maxTimeMS, call: asked.call })
  }
  client.on('commandStarted', note)
  await work().finally(() => client.off('commandStarted', note))
  return reads
}

async function callEverything(shop: Shop): Promise<void> {
  const [customer, owner] = [shop.open(), shop.open()]
  const account = { email: 'olena@example.com', password: 'quite a long word' }
  await shop.services.account.createCustomer({ ...account, name: 'Олена', surname: 'Коваль' })
  await customer.post('/api/user/login', account)
  await owner.post('/api/admin/login', { login: 'olha', password: 'twelve letters' })
  for (const { method, pattern } of accessMatrix) {
    if (pattern.endsWith('/logout') || method === 'DELETE') continue
    const endpoint = publicEndpoints.find(one => one.method === method && one.path === pattern)
    asked.call = pattern
    const { query: fields, body } = sampleInput(endpoint ?? ({ method, path: pattern } as never))
    const path = pattern.replace(/:\w+/g, 'x')
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    const address = method === 'GET' ? `${path}?${query}` : path
    const browser = pattern.includes('/admin/') ? owner : customer
    await browser.send(method, address, method === 'GET' ? {} : { json: body })
  }
}

test('the database may work two seconds for any read, and longer only for whole collections', async () => {
  const shop = await startShop()
  const reads = await readsDuring(shop, async () => {
    for (const { prepare } of Object.values(shop.services)) await prepare?.()
    await callEverything(shop)
  })
  await shop.stop()

  const isWrong = ({ collection, maxTimeMS, call }: Read) =>
    maxTimeMS === undefined || (maxTimeMS > MOST_MS && !WHOLE.includes(collection) && !COUNTING_USES.test(call))
  expect([...new Set(reads.filter(isWrong).map(({ what }) => what))]).toEqual([])
  expect(new Set(reads.map(({ collection }) => collection)).size).toBeGreaterThan(20)
  expect(reads.some(({ maxTimeMS = 0 }) => maxTimeMS > MOST_MS)).toBe(true)
})
