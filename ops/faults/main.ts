import { rmSync } from 'node:fs'
import { commandLine } from '@shop/service-kit/process/command-line'
import { table } from '../audit/report.ts'
import { unsentEmails } from './check-outcome.ts'
import { buildEnvironment } from './environment.ts'
import { type Played, playScenario } from './run-scenario.ts'
import { chooseScenarios } from './scenarios/all.ts'

// `npm run faults`: kills, freezes and drains the shop's processes while twelve buyers shop, and checks what is left.
//   npm run faults -- --only B1,B5 --seed 7      MONGODB_URI names a server to run on, which is frozen and never killed
const { options } = commandLine({
  script: 'faults',
  usage: 'npm run faults -- [--only <id>,<id>] [--seed <number>]',
  words: 0,
  options: { only: { type: 'string' }, seed: { type: 'string' } },
})
const seed = Number(options.seed ?? Date.now() % 100_000)
const only = options.only?.split(',').filter(Boolean) ?? []

console.log(`seed ${seed}: the same one kills at the same moments`)
const began = Date.now()
const environment = await buildEnvironment(seed)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => environment.close().finally(() => process.exit(1)))
const results: Played[] = []
let leftOut = 0
const unsent: string[] = []
try {
  for (const scenario of chooseScenarios(environment.shape.store ? 'run' : 'server', only)) {
    if (scenario.isPlayable?.() === false) {
      leftOut += 1
      console.log(`left out ${scenario.id} ${scenario.name}`)
      continue
    }
    const started = Date.now()
    const result = await playScenario(environment, scenario)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    results.push(result)
    const { problems, notes = [] } = result
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${scenario.id} ${scenario.name} (${seconds} s)`)
    for (const line of new Set([...problems, ...notes])) console.log(`       ${line}`)
  }
  unsent.push(...(await unsentEmails(environment)))
  for (const problem of unsent) console.log(`FAIL ${problem}`)
} finally {
  await environment.close()
}

const HEAD = ['scenario', 'attempts', 'orders', 'refused', 'unavailable', 'recovery s', 'audit']
const failed = results.filter(({ problems }) => problems.length > 0).length
console.log(`\n${table([HEAD, ...results.map(row)])}`)
const others = leftOut > 0 ? `, ${leftOut} left out` : ''
console.log(`\n${results.length} scenarios in ${Math.round((Date.now() - began) / 1000)} s, ${failed} failed${others}`)
const isGood = failed === 0 && unsent.length === 0 && results.length > 0
if (isGood) rmSync(environment.folder, { recursive: true, force: true, maxRetries: 5 })
else console.log(`output of the processes: ${environment.folder}`)
process.exit(isGood ? 0 : 1)

function row({ scenario, attempts, orders, refused, unavailable, recovery, isAuditClean, problems }: Played): string[] {
  const counts = [attempts, orders, refused, unavailable].map(String)
  const name = `${problems.length > 0 ? '! ' : ''}${scenario.id} ${scenario.name}`
  return [name, ...counts, recovery.toFixed(1), isAuditClean ? 'clean' : 'NOT CLEAN']
}
