import {
  type CopiedPart,
  copiedParts,
  type Seen,
  type Trouble,
  type TwoCopies,
  troubles,
  visitDuring,
} from '../../nginx/two-copies.ts'
import { hasPackages } from '../../production-shape/debian-packages.ts'
import { auditNow } from '../check-outcome.ts'
import type { Scenario } from '../run-scenario.ts'
import { judgeVisits, noteOf } from './judge-visits.ts'

/**
 * B11: behind nginx each part has two copies; one of them is told to end, killed and frozen, and both are replaced, while five readers and
 * two buyers visit who never try again.
 */
export const twoCopiesScenarios: Scenario[] = copiedParts.map(part => ({
  id: 'B11',
  name: `two copies of ${part}, one ended, killed, frozen, both replaced`,
  isPlayable: () => hasPackages('nginx', 'libnginx-mod-http-brotli-static'),
  async visit(environment) {
    const shape = await environment.twoCopies()
    const before = await countStored(shape)
    const played = await playTroubles(shape, part)
    const all = played.map(({ seen }) => seen)
    const placed = sum(all.map(seen => seen.placed))
    const stored = (await countStored(shape)) - before
    const lost = stored === placed ? [] : [`${placed} orders were acknowledged, ${stored} are stored`]
    const audit = await auditNow(shape.databases)
    return {
      attempts: sum(all.map(({ counts }) => counts.order.asked)),
      orders: placed,
      refused: 0,
      unavailable: sum(all.map(({ failures }) => failures.length)),
      recovery: 0,
      isAuditClean: audit.length === 0,
      problems: [...played.flatMap(({ trouble, seen }) => judgeVisits(trouble, seen)), ...lost, ...audit],
      notes: played.map(({ trouble, seen }) => noteOf(trouble, seen)),
    }
  },
}))

async function playTroubles(shape: TwoCopies, part: CopiedPart): Promise<{ trouble: Trouble; seen: Seen }[]> {
  const played = []
  for (const trouble of Object.keys(troubles) as Trouble[])
    played.push({ trouble, seen: await visitDuring(shape, part, trouble) })
  return played
}

function countStored({ databases }: TwoCopies): Promise<number> {
  const orders = databases('cart-checkout').collection('orders')
  return orders.countDocuments({ state: { $nin: ['placing', 'undone'] } })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((sofar, count) => sofar + count, 0)
}
