import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../run-scenario.ts'

const KILLS = 3

/** B7: two workers share the tasks and emails, and one of them is killed again and again while both have work. */
export const jobScenarios: Scenario[] = [
  {
    id: 'B7',
    name: 'two workers, killed by turns while jobs wait',
    async run({ shape, tally, random }) {
      const second = await shape.startBeside('cart-checkout')
      await second.ready()
      for (let kills = 0; kills < KILLS; kills++) {
        for (const worker of [second, shape.processes['cart-checkout']]) {
          await pause(200 + random() * 600)
          const ended = worker.waitForEnd()
          tally.fault()
          worker.send('SIGKILL')
          await ended
          await worker.ready()
        }
      }
      await second.stop()
    },
  },
]
