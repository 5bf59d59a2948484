import { createHash } from 'node:crypto'
import type { Document, MongoClient } from 'mongodb'
import { type Command, openQuietShop } from '../harness/quiet-shop.ts'
import { askStaff } from './ask-staff.ts'
import type { StaffCall } from './staff-calls.ts'

/** The collections that grow with the shop: no call may read one of them whole. */
const LARGE = new Set(
  'orders customers sales_facts sales_goods sales_goods_years sales_days third_party_orders'.split(' '),
)
/** A process remembers something after its first answers, and does not ask for it again. */
const WARM_UP = 2

type Looked = { commands: Map<string, number>; scans: string[]; digest: string }

/** How many commands each call sends to the database, which of them read a large collection whole, and a digest of all answers. */
export async function lookClosely(
  place: { uri: string; prefix: string; dataDir: string },
  calls: readonly StaffCall[],
  cookie: string,
): Promise<Looked> {
  const shop = await openQuietShop(place)
  const ask = (address: string) => askStaff('GET', shop.url + address, cookie)
  const commands = new Map<string, number>()
  const scans: string[] = []
  const digest = createHash('sha256')
  try {
    for (const [name, address] of calls) {
      for (let turn = 0; turn < WARM_UP; turn++) digest.update(await ask(address(turn)))
      shop.takeCommands()
      digest.update(await ask(address(WARM_UP)))
      const taken = shop.takeCommands()
      commands.set(name, taken.length)
      for (const command of taken)
        if (await readsAll(shop.client, command)) scans.push(`${name}: ${JSON.stringify(filterOf(command))}`)
      shop.takeCommands()
    }
  } finally {
    await shop.close()
  }
  return { commands, scans, digest: digest.digest('hex').slice(0, 16) }
}

async function readsAll(client: MongoClient, asked: Command): Promise<boolean> {
  const collection = String(asked.command[asked.name] ?? '')
  if (!LARGE.has(collection)) return false
  const { sort, skip, limit } = asked.command
  const page = { ...(sort && { sort }), ...(skip && { skip }), ...(limit && { limit }) }
  const find = { find: collection, filter: filterOf(asked), ...page }
  const plan = await client.db(asked.database).command({ explain: find, verbosity: 'queryPlanner' })
  return JSON.stringify(plan).includes('COLLSCAN')
}

/** What a command finds its documents by. Counts come as a pipeline. */
function filterOf({ command }: Command): Document {
  const { filter, query, q, pipeline, updates, deletes } = command
  const [first] = updates ?? deletes ?? []
  return filter ?? query ?? q ?? pipeline?.[0]?.$match ?? first?.q ?? {}
}
