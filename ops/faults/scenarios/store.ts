import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from '../environment.ts'
import type { Scenario } from '../run-scenario.ts'
import { watchReads } from '../watch-reads.ts'

const KILLS = 3
const FROZEN_MS = 15_000
const SLOW_MS = 8000

/** B3: only a store of our own may be killed; what lies in it must be there when it comes back. */
const killed: Scenario = {
  id: 'B3',
  name: `the store killed ${KILLS} times`,
  async run({ shape, tally, random }) {
    for (let kills = 0; shape.store && kills < KILLS; kills++) {
      await pause(300 + random() * 900)
      const ended = shape.store.waitForEnd()
      tally.fault()
      shape.store.send('SIGKILL')
      await ended
      await shape.store.ready()
    }
  },
}

/** To the shop it looks like a stopped database process: connections stay open, and nothing comes. */
const frozen: Scenario = {
  id: 'B3',
  name: `the store frozen for ${FROZEN_MS / 1000} s`,
  async run(environment) {
    await duringTrouble(environment, { frozen: true }, FROZEN_MS)
  },
}

/** B4: a database that is slow makes the shop slow, not dead. */
const slow: Scenario = {
  id: 'B4',
  name: 'every answer of the store 150 ms late',
  async run(environment) {
    await duringTrouble(environment, { delayMs: 150 }, SLOW_MS)
  },
}

async function duringTrouble(
  { shape, tally }: Environment,
  trouble: Parameters<typeof shape.links.store.trouble>[0],
  ms: number,
) {
  const reads = watchReads(shape)
  tally.fault()
  shape.links.store.trouble(trouble)
  await pause(ms)
  shape.links.store.trouble({})
  tally.fault()
  await reads.stop()
}

/** Whether the store belongs to the run, which may kill it, or is a server that was given to it. */
export type StoreOwner = 'run' | 'server'

export const storeScenarios = (owner: StoreOwner): Scenario[] => [...(owner === 'run' ? [killed] : []), frozen, slow]
