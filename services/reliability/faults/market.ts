import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../../catalog/bench/seeded.ts'
import { type Attempt, goShopping } from './buyer.ts'
import type { Stage } from './stage.ts'

const BUYERS = 12
/** Every attempt is settled this soon after the fault, without a person. */
const SETTLED_MS = 15_000

type Market = { attempts: Attempt[]; close(): Promise<void> }

/** Opens the doors: twelve buyers shop until the market is closed, and then only finish what they began. */
export function openMarket(stage: Stage): Market {
  const attempts: Attempt[] = []
  const state = { isOver: false, giveUpAt: Number.POSITIVE_INFINITY }
  const buyers = Array.from({ length: BUYERS }, async (_, place) => {
    // Their first steps are spread, so that the shop is not asked by all at the same instant.
    await pause(place * 30)
    await goShopping({
      url: () => stage.shape.url,
      bank: stage.bank,
      tally: () => stage.tally,
      random: seededRandom(stage.seed * BUYERS + place),
      attempts,
      login: stage.logins[place] ?? null,
      name: `guest-${place}`,
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
