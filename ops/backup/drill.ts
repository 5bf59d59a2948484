import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serviceNames } from '@shop/contracts/parts'
import { root } from '@shop/ops/production-shape/compose-file'
import { runProcess } from '@shop/ops/production-shape/run-process'
import { seededRandom } from '../../shared/testing/src/seeded.ts'
import { auditShop } from '../audit/audit-shop.ts'
import type { ShopDatabases } from '../audit/invariant.ts'
import { auditReport } from '../audit/report.ts'
import { createReport } from '../bench/harness/report.ts'
import { type BenchShop, openShop } from '../bench/harness/shop.ts'
import { openBank } from '../faults/bank.ts'
import { type Attempt, goShopping } from '../faults/buyer.ts'
import { fillShop } from '../faults/fill-shop.ts'
import { createTally } from '../faults/tally.ts'
import { compareWithBank } from './compare-with-bank.ts'

// `npm run backup:drill`: what a backup is worth, on the embedded store. Guests order and pay while the shop is backed up, and go on; then
// all its data are deleted and restored by the commands that people use. No call may be refused, the audit must be clean, and the bank's
// list must name each payment that came after the backup.
const BUYERS = 6
const ORDERS = 30
const SETTLED_MS = 15_000
const SEED = 7

const folder = await mkdtemp(path.join(tmpdir(), 'shop-drill-'))
const dataDir = path.join(folder, 'data')
const report = createReport('a backup under buyers, all lost, restored')
const tally = createTally()
const door = { url: '' }
let shop: BenchShop | null = null
let secret = ''
const bank = await openBank(
  () => door.url,
  async () => secret,
  () => tally,
)
try {
  shop = await openShop({
    dataDir,
    env: { SANDBOX_CALLBACK_ORIGIN: `http://127.0.0.1:${bank.port}`, LIMITS_FACTOR: '1000' },
  })
  door.url = shop.url
  await play(shop)
} finally {
  await bank.stop()
  await shop?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
report.end()
// What filled the shop leaves timers behind.
process.exit()

async function play(shop: BenchShop): Promise<void> {
  await fillShop(await databasesOf(shop))
  secret = String((await (await shop.database('cart-checkout')).collection('sandbox_pay').findOne({}))?.secret)

  const buyers = startBuyers(shop)
  await buyers.until(ORDERS)
  const began = performance.now()
  const backup = await runCommand('backup')
  report.answer('the backup is proved: ended with', { result: backup.code ?? -1, atMost: 0, note: secondsSince(began) })
  if (backup.code !== 0) report.note(backup.printed)
  const moment = await timeOfBackup()
  await buyers.until(buyers.count() + ORDERS)
  await buyers.close()
  report.answer('calls without an answer, or refused', {
    result: tally.unavailable(),
    atMost: 0,
    note: `${buyers.count()} orders`,
  })

  await shop.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  const lost = performance.now()
  const restored = await runCommand('restore', 'latest')
  report.answer('restored: ended with', { result: restored.code ?? -1, atMost: 0, note: '' })
  if (restored.code !== 0) report.note(restored.printed)
  await shop.restart()
  report.note(`from nothing to open: ${secondsSince(lost)}`)

  const verdicts = await auditShop(await databasesOf(shop))
  const wrong = verdicts.flatMap(({ findings }) => findings).length
  report.answer('what the audit finds wrong', { result: wrong, atMost: 0, note: `backup of ${moment}` })
  if (wrong > 0) report.note(auditReport(verdicts))
  await compareBooks(shop)
}

/** What the books do not hold must be named, each payment by its number. */
async function compareBooks(shop: BenchShop): Promise<void> {
  const checkout = await shop.database('cart-checkout')
  const { later, unnamed } = await compareWithBank(await shop.signIn(), checkout, bank.listApproved())
  report.answer('payments after the backup', { result: later.length, atLeast: 1, note: '' })
  report.answer('of them not named by the bank’s list', { result: unnamed.length, atMost: 0, note: '' })
}

function startBuyers(shop: BenchShop) {
  const attempts: Attempt[] = []
  const state = { isOver: false, giveUpAt: Number.POSITIVE_INFINITY }
  const buyers = Array.from({ length: BUYERS }, (_, index) =>
    goShopping({
      url: () => shop.url,
      bank,
      tally: () => tally,
      random: seededRandom(SEED * BUYERS + index),
      attempts,
      login: null,
      name: `guest-${index}`,
      isOver: () => state.isOver,
      giveUpAt: () => state.giveUpAt,
    }),
  )
  const count = () => attempts.filter(({ outcome }) => outcome === 'ordered').length
  return {
    count,
    async until(orders: number): Promise<void> {
      while (count() < orders) await new Promise(resolve => setTimeout(resolve, 50))
    },
    async close(): Promise<void> {
      state.isOver = true
      state.giveUpAt = Date.now() + SETTLED_MS
      await Promise.all(buyers)
    },
  }
}

async function databasesOf(shop: BenchShop): Promise<ShopDatabases> {
  const all = Object.fromEntries(await Promise.all(serviceNames.map(async name => [name, await shop.database(name)])))
  return service => all[service]
}

/** As people call it. */
async function runCommand(...words: string[]): Promise<{ code: number | null; printed: string }> {
  const [script = '', ...rest] = words
  const env = { DATA_DIR: dataDir, BACKUP_DIR: path.join(folder, 'backups') }
  const command = runProcess('npm', ['run', '--silent', script, '--', ...rest], { env, cwd: root })
  return { code: await command.ended, printed: command.readOutput() }
}

async function timeOfBackup(): Promise<string> {
  const { printed } = await runCommand('backup', '--list')
  return printed.split(' ')[0] ?? ''
}

function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
