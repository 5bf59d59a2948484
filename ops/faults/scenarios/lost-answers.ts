import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../run-scenario.ts'

const FOR_MS = 5000

/** B2: three of ten answers are lost on their way, after what they answer has been done. */
export const lostAnswerScenarios: Scenario[] = [
  {
    id: 'B2',
    name: '30 % of the answers to buyers and bank lost',
    async run({ shape, tally }) {
      tally.fault()
      shape.links.door.trouble({ lostPercent: 30 })
      await pause(FOR_MS)
      shape.links.door.trouble({})
    },
  },
  {
    id: 'B2',
    name: '30 % of the catalogue’s answers to the checkout lost',
    async run({ shape, tally }) {
      tally.fault()
      shape.links.catalog.trouble({ lostPercent: 30 })
      await pause(FOR_MS)
      shape.links.catalog.trouble({})
    },
  },
]
