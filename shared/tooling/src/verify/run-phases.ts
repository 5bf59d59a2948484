import type { Outcome } from '../outcomes.ts'

/** `needs` names a step of an earlier phase or earlier in its lane, without which it would find nothing new. */
export type Step = { name: string; needs?: string; run(): Promise<Outcome> }

/** Lanes that run beside each other, each a list of steps that follow each other. */
export type Phase = readonly (readonly Step[])[]

/**
 * Runs phases one after the other. Each step says how it went and how long it took as soon as it is over; a step that fails keeps
 * only those from running that need it.
 */
export async function runPhases(phases: readonly Phase[], print: (line: string) => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const hasFailed = (name?: string) => outcomes.some(outcome => outcome.name === name && !outcome.ok)

  async function runLane(lane: readonly Step[]): Promise<void> {
    for (const { name, needs, run } of lane) {
      if (hasFailed(needs)) {
        outcomes.push({ name, ok: false, output: `left out: it needs the ${needs}`, seconds: 0 })
        print(`left out ${name}: it needs the ${needs}`)
        continue
      }
      const began = performance.now()
      const outcome = await run().catch(
        (error): Outcome => ({
          name,
          ok: false,
          output: error instanceof Error ? error.message : String(error),
          seconds: (performance.now() - began) / 1000,
        }),
      )
      outcomes.push(outcome)
      print(lineOf(outcome))
    }
  }

  for (const lanes of phases) await Promise.all(lanes.map(runLane))
  return outcomes
}

function lineOf({ name, ok, seconds, says }: Outcome): string {
  return `${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)${says ? `: ${says}` : ''}`
}

/** What failed, with all that it printed, and the last line. */
export function endOf(subject: string, outcomes: readonly Outcome[], seconds: number): string[] {
  const failed = outcomes.filter(({ ok }) => !ok)
  const time = `${seconds.toFixed(0)} s`
  return [
    ...failed.map(({ name, output }) => `\n── ${name}\n${output.trimEnd()}`),
    failed.length === 0
      ? `${subject}: all is well (${time})`
      : `\n${subject}: ${failed.map(({ name }) => name).join(', ')} failed (${time})`,
  ]
}
