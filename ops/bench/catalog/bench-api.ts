import type { ChildProcess } from 'node:child_process'
import { storeFlags } from '@shop/shop/store/start-store'
import { memoryLine, memoryOfAll } from '../memory-line.ts'
import { startClient, startServer } from '../start-server.ts'
import type { Load, LoadResult } from './load.ts'
import { addressesOf, type Target } from './questions.ts'
import { type Measurement, type Round, type Started, show, showIndex } from './show.ts'
import { nextMessage, workOf } from './work.ts'

// npm run bench:api: the store's list call, the search and the product page beside a bare Koa that sends the same bytes. Both are asked in
// turn, in short rounds, so that whatever else the machine does falls on both; each server and the client is a process
// of its own. Other sizes of the list may be named: npm run bench:api -- 1000
const NAMED = process.argv.slice(2).map(Number)
const SIZES = NAMED.length > 0 ? NAMED : [132, 2000, 10_000, 100_000]
const SEARCHED = 2000
const ROUNDS = Number(process.env.BENCH_ROUNDS || 7)
// The compiler of a fresh process takes some thousand answers to settle; what a shop does all day is what counts.
const WARM_UP = 4
const MANY = { connections: 20, ms: 1500 }
const ALONE = { connections: 1, ms: 700 }

console.log(`${addressesOf('list').length} different questions, each two filters and a sort; no cache of answers`)
for (const count of SIZES) {
  const list = startServer('catalog/list-server.ts', [String(count)])
  const started = await nextMessage<Started>(list)
  const asked = count > 10_000 ? 0.35 : 0.4
  show({ name: `${count} articles`, asked, ...(await compared('list', list, started.port)) })
  showIndex(count, started)
}

const searched = startServer('catalog/list-server.ts', [String(SEARCHED)])
show({
  name: `search among ${SEARCHED} articles`,
  asked: 0.35,
  ...(await compared('search', searched, (await nextMessage<Started>(searched)).port)),
})

const store = startServer('catalog/store-server.ts', [], storeFlags)
const product = startServer('catalog/product-server.ts', [(await nextMessage<{ uri: string }>(store)).uri])
const { port } = await nextMessage<{ port: number }>(product)
show({ name: 'product', asked: 0.2, ...(await compared('product', product, port, store)) })
store.kill()

/** Rounds of the server beside its floor; both end with them. Its memory is that of its store, too. */
async function compared(what: Target, child: ChildProcess, port: number, ...stores: ChildProcess[]) {
  const client = startClient('catalog/load.ts', [what])
  const floor = startServer('catalog/floor-server.ts', [String(port), what])
  const { port: floorPort, bytes } = await nextMessage<{ port: number; bytes: number }>(floor)
  const servers = { client, shop: { child, port }, floor: { child: floor, port: floorPort } }
  for (let round = 0; round < WARM_UP; round++) await both(servers)
  const rounds: Round[] = []
  while (rounds.length < ROUNDS) rounds.push(await both(servers))
  const memory = memoryLine(await memoryOfAll([child, ...stores].map(({ pid = 0 }) => pid)), 'the server')
  for (const each of [client, child, floor]) each.kill()
  return { bytes, rounds, memory }
}

type Server = { child: ChildProcess; port: number }
type Servers = { client: ChildProcess; shop: Server; floor: Server }

async function both({ client, shop, floor }: Servers): Promise<Round> {
  return {
    many: { floor: await ask(client, floor, MANY), shop: await ask(client, shop, MANY) },
    alone: { floor: await ask(client, floor, ALONE), shop: await ask(client, shop, ALONE) },
  }
}

async function ask(client: ChildProcess, { child, port }: Server, load: Omit<Load, 'port'>): Promise<Measurement> {
  const before = await workOf(child)
  client.send({ port, ...load })
  const result = await nextMessage<LoadResult>(client)
  return { ...result, work: Math.round(((await workOf(child)) - before) / result.answers) }
}
