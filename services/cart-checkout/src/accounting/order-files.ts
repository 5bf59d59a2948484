import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Customers } from '../clients/customers.ts'
import type { Placed } from '../order/order-states.ts'
import type { AccountingConfig } from './accounting-config.ts'
import type { AccountingQueue } from './accounting-queue.repository.ts'
import { readCounterparties } from './counterparty.ts'
import { documentVersion, ordersXml } from './order-document.ts'

type FilesDeps = {
  accountingQueue: AccountingQueue
  customers: Pick<Customers, 'fetchGuestOwners'>
  accounting: AccountingConfig
  clock: Clock
}

const MOST_FILES = 1000
const OURS = /^order-(\d{2}-\d{6})\.(\d+)\.[\da-f]{8}\.xml$/

/**
 * The queue as files, for a shop without an exchange: an order a file, as long as it waits. An order that was sent again or has changed
 * is another file in place of the last; what is there already is not written again.
 */
export async function writeOrderFiles({ accountingQueue, customers, accounting, clock }: FilesDeps): Promise<void> {
  const { folder, encoding } = accounting
  if (!folder) return
  const waiting = await accountingQueue.findQueued(MOST_FILES)
  const wanted = new Map(waiting.map(order => [orderFileName(order), order]))
  const kept = new Set(await readdir(folder).catch(() => []))
  if (wanted.size > 0) await mkdir(folder, { recursive: true })
  const missing = [...wanted].filter(([name]) => !kept.has(name))
  const counterpartyOf = await readCounterparties(
    customers,
    missing.map(([, order]) => order),
  )
  for (const [name, order] of missing) {
    // Nobody who reads the folder meets half a file.
    const unfinished = path.join(folder, `.${name}`)
    await writeFile(unfinished, ordersXml([order], encoding, clock.now(), counterpartyOf))
    await rename(unfinished, path.join(folder, name))
  }
  for (const name of kept) if (OURS.test(name) && !wanted.has(name)) await rm(path.join(folder, name), { force: true })
}

/** `order-26-000123.1.3fa9c2d1.xml`: the order, how often it entered the queue, and the version of its document. */
export function orderFileName(order: Placed): string {
  return `order-${order.number}.${order.accounting?.round ?? 0}.${documentVersion(order).slice(0, 8)}.xml`
}
