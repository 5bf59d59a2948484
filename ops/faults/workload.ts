import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../../shared/testing/src/seeded.ts'
import { type Attempt, goShopping } from './buyer.ts'
import type { Environment } from './environment.ts'

const BUYERS = 12
/** Every attempt is settled this soon after the fault, without a person. */
const SETTLED_MS = 15_000

type Workload = { attempts: Attempt[]; close(): Promise<void> }

/** Starts twelve buyers, who shop until the workload is closed, and then only finish what they began. */
export function startWorkload(environment: Environment): Workload {
  const attempts: Attempt[] = []
  const state = { isOver: false, giveUpAt: Number.POSITIVE_INFINITY }
  const buyers = Array.from({ length: BUYERS }, async (_, index) => {
    // Their first steps are spread, so that the shop is not asked by all at the same instant.
    await pause(index * 30)
    await goShopping({
      url: () => environment.shape.url,
      bank: environment.bank,
      tally: () => environment.tally,
      random: seededRandom(environment.seed * BUYERS + index),
      attempts,
      login: environment.logins[index] ?? null,
      name: `guest-${index}`,
      isOver: () => state.isOver,
      giveUpAt: () => state.giveUpAt,
    })
  })
  return {
    attempts,
    async close() {
      state.isOver = true
      state.giveUpAt = Date.now() + SETTLED_MS
      await Promise.all(buyers)
    },
  }
}
