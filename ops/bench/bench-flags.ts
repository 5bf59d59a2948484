import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { flagsOfStart } from '@shop/tooling/node-flags'
import { fillShop } from './filled-shop.ts'
import { CALLS, measureSetting, startOnce } from './flags/measure-setting.ts'
import { nameOf, settingOfFlags, settingsOf } from './flags/settings.ts'
import { type Rounds, tableOf } from './flags/table.ts'

// npm run bench:flags: what memory costs in speed, of the whole shop with BENCH_PRODUCTS (2,000) products, for settings of V8 that take
// turns, each turn in a shop of its own (Linux; 25 minutes). It ends with the table of docs/decisions/0051-memory-at-rest.md. Fewer:
// npm run bench:flags -- 16/40,8/20 1      settings (MB of a semi-space / percent of growing) and rounds
const [asked, rounds = '3'] = process.argv.slice(2)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS || 2000)
const settings = settingsOf(asked)
const measured: (Rounds & { rounds: Awaited<ReturnType<typeof measureSetting>>[] })[] = settings.map(setting => ({
  name: nameOf(setting),
  rounds: [],
}))

const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
try {
  const filled = path.join(folder, 'data')
  await fillShop(filled, PRODUCTS)
  for (const setting of settings) await startOnce(setting, filled)
  for (let round = 0; round < Number(rounds); round++) {
    // Another one begins each round, so that whatever changes in a quarter of an hour falls on all.
    for (let turn = 0; turn < settings.length; turn++) await takeTurn((turn + round) % settings.length, filled)
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
console.log(`\n${PRODUCTS} products, ${rounds} rounds; processor for one answer (beside none), answers a second\n`)
console.log(tableOf(measured, nameOf(settingOfFlags(flagsOfStart()))))

async function takeTurn(at: number, filled: string): Promise<void> {
  const setting = settings[at]
  const of = measured[at]
  if (!setting || !of) return
  const one = await measureSetting(setting, filled)
  of.rounds.push(one)
  const speeds = CALLS.map(
    call => `${call} ${one.speeds[call].processor.toFixed(2)} ms ${one.speeds[call].perSecond.toFixed(0)}/s`,
  )
  console.log(
    `${of.name.padEnd(8)} ${speeds.join(', ')}; ${one.rest.toFixed(0)} MB at rest, ${one.peak.toFixed(0)} at most`,
  )
}
