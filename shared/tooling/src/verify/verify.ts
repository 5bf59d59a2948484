import { commandLine } from '@shop/service-kit/process/command-line'
import { linesOfOthers, openOthers } from './others.ts'
import { phasesFor, readShare } from './phases.ts'
import { endOf, runPhases } from './run-phases.ts'
import { teamOf } from './team.ts'

// npm run verify -- mf-catalog [--share 1/3]: what the team of a part must know of all its parts, beside those of the other teams; with
// a share, that share of its stories.
const usage = 'npm run verify -- <part> [--share 1/3]'
const { words, options } = commandLine({ script: 'verify', usage, words: 1, options: { share: { type: 'string' } } })
const began = performance.now()
try {
  const [part = ''] = words
  const team = teamOf(part)
  const share = readShare(options.share)
  const others = await openOthers('all')
  try {
    console.log(`${part}: the parts of ${team.name} are ${team.folders.join(', ')}`)
    console.log([`all else: ${others.says}`, ...(await linesOfOthers(others, team.apps))].join('\n'))
    const outcomes = await runPhases(phasesFor(team, part, { others, share }), console.log)
    for (const line of endOf(part, outcomes, (performance.now() - began) / 1000)) console.log(line)
    if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1
  } finally {
    await others.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
