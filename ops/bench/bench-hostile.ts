import { openBenchShop } from './bench-shop.ts'
import { ATTACKS } from './hostile/attacks.ts'
import { watchShopper } from './hostile/watch-reader.ts'

// `npm run bench:hostile -- pictures|import|large|quotes|flood`: an isolated shop is attacked while one shopper reads its
// list. Prints the list's p99, its longest silence and the memory of all processes; ends with 1 when a bound is broken.
const name = process.argv[2] ?? ''
const attack = ATTACKS[name]
if (!attack) throw new Error(`Which attack? One of ${Object.keys(ATTACKS).join(', ')}`)

const shop = await openBenchShop(attack.env)
const problems: string[] = []
try {
  await attack.prepare?.(shop)
  const memoryBefore = await shop.memory()
  const shopper = watchShopper(shop)
  const found = await attack.run(shop, { onlyWatching: shopper.restart })
  const { p50, p99, silence, failed } = await shopper.end()
  const memory = await shop.memory()
  for (const line of found.lines) console.log(line)
  console.log(`list: p50 ${ms(p50)}, p99 ${ms(p99)}, longest silence ${ms(silence)}, ${failed} failed`)
  console.log(
    `memory: ${mb(memoryBefore.taken)} before, ${mb(memory.taken)} after; resident with what is shared ${mb(memory.now)}, at most ${mb(memory.peak)}`,
  )
  problems.push(...found.problems, ...attack.bounds({ p99, silence, failed, memoryBefore, memory }))
} finally {
  await shop.close()
}
for (const problem of problems) console.log(`FAIL: ${problem}`)
if (problems.length === 0) console.log('ok')
process.exit(problems.length === 0 ? 0 : 1)

function ms(time: number): string {
  return `${time.toFixed(0)} ms`
}

function mb(megabytes: number): string {
  return `${Math.round(megabytes)} MB`
}
