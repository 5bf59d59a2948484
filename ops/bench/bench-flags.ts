import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { flagsOfStart } from '@shop/tooling/node-flags'
import { fillShop } from './data/filled-shop.ts'
import { CALLS, type Measured, measureSetting, startOnce } from './flags/measure-setting.ts'
import { NONE, settingOfFlags, settingsOf } from './flags/settings.ts'
import { createReport } from './harness/report.ts'

// npm run bench:flags: what memory costs in speed, of the whole shop with BENCH_PRODUCTS (2,000) products, for settings of V8 that take
// turns, each turn in a shop of its own (Linux; 25 minutes). The floor is the shop without flags in the same rounds. It ends with the
// figures of docs/decisions/0051-memory-at-rest.md. Fewer:
// npm run bench:flags -- 16/40,8/20 1      settings (MB of a semi-space / percent of growing) and rounds
const [asked, rounds = '3'] = process.argv.slice(2)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS || 2000)
/** How much slower than without any flags counts as slower. */
const WITHIN = 1.1
const settings = settingsOf(asked)
const measured = new Map<string, Measured[]>(settings.map(setting => [setting, []]))

const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
try {
  const filled = path.join(folder, 'data')
  await fillShop(filled, PRODUCTS)
  for (const setting of settings) await startOnce(setting, filled)
  for (let round = 0; round < Number(rounds); round++) {
    // Another one begins each round, so that whatever changes in a quarter of an hour falls on all.
    for (let turn = 0; turn < settings.length; turn++) {
      const setting = settings[(turn + round) % settings.length] ?? NONE
      const one = await measureSetting(setting, filled)
      measured.get(setting)?.push(one)
      const speeds = CALLS.map(
        call => `${call} ${one[call].processor.toFixed(2)} ms ${one[call].perSecond.toFixed(0)}/s`,
      )
      console.log(`${setting.padEnd(8)} ${speeds.join(', ')}; ${one.rest.toFixed(0)} MB at rest`)
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

const report = createReport(`settings of V8 beside none, ${PRODUCTS} products, ${rounds} rounds`)
const none = measured.get(NONE) ?? []
const ofStart = settingOfFlags(flagsOfStart())
for (const [setting, turns] of measured) {
  const name = setting === ofStart ? `${setting} (npm start)` : setting
  const figures = (pick: (one: Measured) => number) => ({ result: turns.map(pick), floor: none.map(pick) })
  for (const call of CALLS) {
    const processor = figures(one => one[call].processor)
    report.answer(`${name}, ${call}: processor`, { unit: 'ms', ...processor, ratioAtMost: WITHIN })
    const rate = figures(one => one[call].perSecond)
    report.answer(`${name}, ${call}: answers a second`, { unit: '/s', ...rate, ratioAtLeast: 0.9 })
  }
  report.answer(`${name}: memory at rest`, { unit: 'MB', ...figures(({ rest }) => rest) })
  report.answer(`${name}: memory at most`, { unit: 'MB', ...figures(({ peak }) => peak) })
}
