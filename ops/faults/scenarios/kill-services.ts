import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../run-scenario.ts'
import { processNames } from '../shape.ts'

const KILLS = 5

/** B1: each process is killed five times, at random moments. */
export const killScenarios: Scenario[] = processNames.map(name => ({
  id: 'B1',
  name: `${name} killed ${KILLS} times`,
  async run({ shape, tally, random }) {
    const kept = shape.processes[name]
    for (let kills = 0; kills < KILLS; kills++) {
      await pause(100 + random() * 700)
      const ended = kept.waitForEnd()
      tally.fault()
      kept.send('SIGKILL')
      await ended
      await kept.ready()
    }
  },
}))
