import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serviceNames } from '@shop/contracts/parts'
import { writeStoreAddress } from '@shop/shop/store/store-address'
import { createBrowser } from '@shop/testing/browser'
import type { BackupPlaces } from '../../backup/backup-config.ts'
import { compareWithBank } from '../../backup/compare-with-bank.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import type { Backup } from '../../backup/manifest.ts'
import { moveNumbersOn } from '../../backup/move-numbers-on.ts'
import { placeBackup } from '../../backup/place-backup.ts'
import { askFor } from '../../bench/harness/shop.ts'
import type { Attempt } from '../buyer.ts'
import { auditNow, findLost, findOpen, findUnrecorded, waitUntilSettled } from '../check-outcome.ts'
import type { Environment } from '../environment.ts'
import type { Scenario } from '../run-scenario.ts'
import { PASSWORD } from '../shape.ts'
import type { SupervisedProcess } from '../supervisor.ts'
import { createTally } from '../tally.ts'
import { startWorkload } from '../workload.ts'
import type { StoreOwner } from './store.ts'

/** So many orders come before the backup, between it and the loss, and after the restore. */
const ORDERS = 24
const AFTER_MS = 1000
const PATIENCE_MS = 120_000

/** B13: only a store of our own may be lost. */
export const restoreScenarios = (owner: StoreOwner): Scenario[] => (owner === 'run' ? [restored] : [])

/**
 * Buyers order and pay while the shop is backed up, and go on; then its data are gone, and the backup is put in their place. What was
 * acknowledged before the backup and after the restore is there once; what came between is named to staff, payment by payment.
 */
const restored: Scenario = {
  id: 'B13',
  name: 'all data lost under buyers, and a backup restored',
  async visit(environment) {
    environment.tally = createTally()
    environment.bank.forget()
    const { tally, databases } = environment
    const workload = startWorkload(environment)
    const { attempts } = workload
    await untilOrdered(attempts, ORDERS)
    const before = refsOf(attempts)
    const backup = await makeBackup(await placesIn(environment), () => undefined)
    await untilOrdered(attempts, countOrdered(attempts) + ORDERS)
    tally.fault()
    let known: string[] = []
    await whileEnded(servicesOf(environment), async () => {
      known = refsOf(attempts)
      await loseAndRestore(environment, backup)
    })
    await Promise.all(servicesOf(environment).map(service => service.ready()))
    tally.fault()
    await untilOrdered(attempts, countOrdered(attempts) + ORDERS)
    tally.recordMended()
    await pause(AFTER_MS)
    await workload.close()
    const unsettled = await waitUntilSettled(environment)
    const after = refsOf(attempts).filter(ref => !known.includes(ref))
    const { problems, notes } = await checkBank(environment)
    const audit = await auditNow(databases)
    return {
      attempts: attempts.length,
      orders: countOrdered(attempts),
      refused: attempts.filter(({ outcome }) => outcome === 'refused').length,
      unavailable: tally.unavailable(),
      recovery: tally.recoverySeconds(),
      isAuditClean: audit.length === 0,
      problems: [
        ...tally.violations(),
        ...unsettled,
        ...findOpen(attempts),
        ...(await findLost(databases, [...before, ...after])),
        ...(await findDoubled(environment, attempts)),
        ...problems,
        ...audit,
      ],
      notes: [
        `orders: ${before.length} before the backup, ${known.length - before.length} after it and lost or restored, ${after.length} after the restore`,
        ...notes,
      ],
    }
  },
}

/** Where the store of the run lies, so that a backup finds it. */
async function placesIn({ folder, shape, storeUri }: Environment): Promise<BackupPlaces> {
  const dataDir = dataDirIn(folder)
  await writeStoreAddress(dataDir, storeUri, shape.store?.pid())
  const nowhere = { mongo: null, verifyMongo: null, folders: {}, elsewhere: [] }
  return { ...nowhere, backups: path.join(folder, 'backups'), dataDir, dbPrefix: shape.environment.DB_PREFIX ?? '' }
}

async function loseAndRestore({ folder, shape, databases }: Environment, backup: Backup): Promise<void> {
  const dataDir = dataDirIn(folder)
  await shape.store?.whileEnded(async () => {
    await rm(dataDir, { recursive: true })
    await placeBackup(backup, { dataDir, mongo: null, folders: {} })
  })
  await shape.store?.ready()
  await moveNumbersOn(databases('cart-checkout'))
}

/** The bank reports all that it took once more, as it does for days, and staff compare the day with its list. */
async function checkBank({ bank, databases, shape }: Environment): Promise<{ problems: string[]; notes: string[] }> {
  const checkout = databases('cart-checkout')
  const approved = bank.listApproved()
  const untaken = await bank.reportApproved()
  const staff = createBrowser(shape.url)
  const owner = { login: shape.environment.ADMIN_LOGIN, password: PASSWORD }
  await askFor(staff, 'POST', '/api/admin/login', { json: owner })
  const { later, unnamed } = await compareWithBank(staff, checkout, approved)
  const stored = await checkout.collection<{ word: { payment_id: string } }>('stray_payment_words').find({}).toArray()
  const unmatched = new Set(stored.map(({ word }) => word.payment_id))
  const unstored = later.filter(payment_id => !unmatched.has(payment_id))
  return {
    problems: [
      ...(later.length === 0 ? ['no payment was lost, so nothing was tried'] : []),
      ...untaken.map(payment_id => `the event of ${payment_id} was not taken`),
      ...unnamed.map(payment_id => `the bank’s list does not name ${payment_id}`),
      ...unstored.map(payment_id => `${payment_id} is not among the unmatched payment events`),
      ...(await findUnrecorded(databases, approved)),
    ],
    notes: [`payments: ${approved.length}, of them ${later.length} of lost orders, each named by the bank’s list`],
  }
}

/** Attempts to buy of which two orders are there. */
async function findDoubled({ databases }: Environment, attempts: readonly Attempt[]): Promise<string[]> {
  const orders = databases('cart-checkout').collection<{ ref: string }>('orders')
  const present = new Set((await orders.find({}, { projection: { ref: 1 } }).toArray()).map(({ ref }) => ref))
  const doubled = attempts.filter(({ refs }) => [...refs].filter(ref => present.has(ref)).length > 1).length
  return doubled > 0 ? [`${doubled} attempts made two orders`] : []
}

function servicesOf({ shape }: Environment): SupervisedProcess[] {
  return serviceNames.map(name => shape.processes[name])
}

async function whileEnded([first, ...others]: readonly SupervisedProcess[], act: () => Promise<void>): Promise<void> {
  if (first) await first.whileEnded(() => whileEnded(others, act))
  else await act()
}

async function untilOrdered(attempts: readonly Attempt[], orders: number): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (countOrdered(attempts) < orders) {
    if (Date.now() > giveUpAt) throw new Error(`buyers came to ${countOrdered(attempts)} orders of ${orders}`)
    await pause(50)
  }
}

const countOrdered = (attempts: readonly Attempt[]) => attempts.filter(({ outcome }) => outcome === 'ordered').length
const refsOf = (attempts: readonly Attempt[]) => attempts.flatMap(({ refs }) => [...refs])
const dataDirIn = (folder: string) => path.join(folder, 'database')
