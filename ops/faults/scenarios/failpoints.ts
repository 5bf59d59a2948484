import type { FailpointName } from '@shop/service-kit/process/failpoints'
import type { Environment } from '../environment.ts'
import type { Scenario } from '../run-scenario.ts'
import type { ProcessName } from '../shape.ts'

const PATIENCE_MS = 20_000

type Stations = { name: ProcessName; when: string; points: readonly FailpointName[] }

/** Named instants of the order's saga, of a payment and of the outbox, and the process that dies there. */
const stations: Stations[] = [
  {
    name: 'cart-checkout',
    when: 'before it has saved',
    points: ['before-validation', 'cart-checked', 'placing-saved'],
  },
  {
    name: 'cart-checkout',
    when: 'while it reserves',
    points: ['unpaid-counted', 'stock-reserved', 'promo-reserved', 'reservation-confirmed'],
  },
  {
    name: 'cart-checkout',
    when: 'before it answers',
    points: ['cart-cleared', 'address-enqueued', 'email-enqueued', 'order-placed'],
  },
  {
    name: 'cart-checkout',
    when: 'while it releases',
    points: ['earlier-released', 'stock-released', 'promo-released', 'unpaid-uncounted'],
  },
  // Buyers of the load pay at once, so nothing is extended for them.
  { name: 'cart-checkout', when: 'while it starts a payment', points: ['attempt-saved'] },
  {
    name: 'cart-checkout',
    when: 'while it is paid',
    points: ['payment-event-saved', 'stock-sold', 'promo-claimed', 'promo-used', 'notification-enqueued'],
  },
  { name: 'cart-checkout', when: 'while it sends emails', points: ['effect-claimed', 'effect-tried'] },
  // Buyers of the load change no order: nothing of theirs is resized.
  { name: 'catalog', when: 'between two sizes', points: ['size-reserved', 'size-sold', 'size-released'] },
]

/** B1: the process dies exactly there, under load, and is restarted. */
export const failpointScenarios: Scenario[] = stations.map(({ name, when, points }) => ({
  id: 'B1',
  name: `${name} dies ${when}`,
  async run(environment) {
    for (const point of points) await dieAt(environment, name, point)
  },
}))

async function dieAt({ shape, tally }: Environment, name: ProcessName, point: FailpointName): Promise<void> {
  const kept = shape.processes[name]
  tally.fault()
  const died = await kept.killInto({ FAILPOINT: `${point}:kill` }, PATIENCE_MS)
  tally.fault()
  if (died?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point}`)
  await kept.ready()
}
