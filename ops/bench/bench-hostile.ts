import { setTimeout as pause } from 'node:timers/promises'
import { answerForShoppers, startHonestShoppers } from './harness/honest-shoppers.ts'
import { watchMemory } from './harness/processes.ts'
import { stockUp } from './harness/purchases.ts'
import { runBench } from './harness/shop.ts'
import type { Attack } from './hostile/attack.ts'
import { flood } from './hostile/flood.ts'
import { imports } from './hostile/import.ts'
import { large } from './hostile/large.ts'
import { pictures } from './hostile/pictures.ts'

// `npm run bench:hostile -- pictures|import|large|flood`: an isolated shop is attacked while honest shoppers go on, each kind of
// them beside what it noticed in a calm quarter of a minute before. Ends with 1 when a bound is broken.
const CALM_MS = 15_000
const attacks: Record<string, Attack> = { pictures, import: imports, large, flood }
const name = process.argv[2] ?? ''
const attack = attacks[name]
if (!attack) throw new Error(`Which attack? One of ${Object.keys(attacks).join(', ')}`)

await runBench(`attack: ${name}`, { env: attack.env }, async (shop, report) => {
  await stockUp(await shop.database('catalog'))
  await attack.prepare?.(shop, report)
  const shoppers = startHonestShoppers(shop.url, attack.shoppers)
  await pause(CALM_MS / 3)
  await shoppers.report()
  await pause(CALM_MS)
  const calm = await shoppers.report()
  const memory = watchMemory(shop.pid(), attack.growth?.without)
  const { mostTaken: before } = memory.look()
  const noticed = (await attack.run(shop, report, shoppers)) ?? [await shoppers.report()]
  await shoppers.end()
  memory.stop()
  const { mostTaken, byScript } = memory.look()
  answerForShoppers(report, calm, noticed, attack.waits)
  const { most: atMost } = attack.growth ?? {}
  const note = `from ${before.toFixed(0)} MB`
  report.answer('growth of memory', { unit: 'MB', result: mostTaken - before, ...(atMost && { atMost }), note })
  report.note(byScript)
})
