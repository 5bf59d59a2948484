import { createHash } from 'node:crypto'
import type { Document, MongoClient } from 'mongodb'
import { ask } from './five-staff.ts'
import { type Command, openQuietShop } from './quiet-shop.ts'
import type { StaffCall } from './staff-calls.ts'

/** The collections that grow with the shop: no call may read one of them whole. */
const LARGE = new Set([
  'orders',
  'customers',
  'sales_facts',
  'sales_goods',
  'sales_goods_years',
  'sales_days',
  'third_party_orders',
])
/** What a process remembers after its first answers is not asked again. */
const WARM_UP = 2

type Looked = { commands: Map<string, number>; scans: string[]; digest: string }

/** How many commands each call sends to the database, which of them read a large collection whole, and a digest of all answers. */
export async function lookClosely(
  place: { uri: string; prefix: string; dataDir: string },
  calls: readonly StaffCall[],
  cookie: string,
): Promise<Looked> {
  const shop = await openQuietShop(place)
  const commands = new Map<string, number>()
  const scans: string[] = []
  const digest = createHash('sha256')
  try {
    for (const { name, address } of calls) {
      for (let turn = 0; turn < WARM_UP; turn++) digest.update((await ask(shop.url, address(turn), cookie)).text)
      shop.taken()
      digest.update((await ask(shop.url, address(WARM_UP), cookie)).text)
      const taken = shop.taken()
      commands.set(name, taken.length)
      for (const command of taken)
        if (await readsAll(shop.client, command)) scans.push(`${name}: ${JSON.stringify(filterOf(command))}`)
      shop.taken()
    }
  } finally {
    await shop.close()
  }
  return { commands, scans, digest: digest.digest('hex').slice(0, 16) }
}

async function readsAll(client: MongoClient, asked: Command): Promise<boolean> {
  const collection = collectionOf(asked)
  if (!LARGE.has(collection)) return false
  const { sort, skip, limit } = asked.command
  const find = {
    find: collection,
    filter: filterOf(asked),
    ...(sort && { sort }),
    ...(skip && { skip }),
    ...(limit && { limit }),
  }
  const plan = await client.db(asked.database).command({ explain: find, verbosity: 'queryPlanner' })
  return JSON.stringify(plan).includes('COLLSCAN')
}

function collectionOf({ name, command }: Command): string {
  return String(command[name] ?? '')
}

/** Of whichever command: what the documents are found by. Counts come as a pipeline. */
function filterOf({ command }: Command): Document {
  const { filter, query, q, pipeline, updates, deletes } = command
  const [first] = updates ?? deletes ?? []
  return filter ?? query ?? q ?? pipeline?.[0]?.$match ?? first?.q ?? {}
}
