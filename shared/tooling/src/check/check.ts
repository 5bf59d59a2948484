import { commandLine } from '@shop/service-kit/process/command-line'
import type { Outcome } from '../outcomes.ts'
import { root } from '../webpack/root.ts'
import { figuresOf } from './figures.ts'
import { readPart } from './part.ts'
import { buildStep, type Step, steps } from './steps.ts'

// npm run check: everything that can be known without running the shop. With a part, what can be known of it alone, and what is left to
// the whole is named. With --figures it prints how the code lies instead.
const usage = 'npm run check -- [part] [--figures]'
const { words, options } = commandLine({ script: 'check', usage, words: 1, options: { figures: { type: 'boolean' } } })

async function main(): Promise<void> {
  if (options.figures) {
    for (const [name, figure] of figuresOf(root)) console.log(`${name.padEnd(72)} ${figure}`)
    return
  }
  const part = words[0] === undefined ? undefined : readPart(root, words[0])
  const run = (step: Step) => (part === undefined ? step.ofAll() : step.ofPart?.(part))
  const built = await run(buildStep)
  const outcomes = (await Promise.all([built, ...steps.map(run)])).filter(outcome => outcome !== undefined)

  for (const { name, ok, seconds } of outcomes) console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`)
  for (const { name, ok, output } of outcomes) if (!ok) console.log(`\n── ${name}\n${output}`)
  if (part !== undefined) console.log(`\nLeft to npm run check: ${listSkipped(outcomes).join(', ')}`)
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1
}

function listSkipped(outcomes: readonly Outcome[]): string[] {
  const done = new Set(outcomes.map(({ name }) => name))
  return [buildStep, ...steps].flatMap(({ name }) => (done.has(name) ? [] : [name]))
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
