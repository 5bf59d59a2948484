import { setTimeout as pause } from 'node:timers/promises'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import type { Environment } from '../environment.ts'
import { askAs } from '../shape.ts'

const PATIENCE_MS = 20_000

/** Who acts in a fault run for the office. */
export const byStaff = { who: 'olena', idempotencyKey: '', requestId: 'fault-run' }

/** What staff would do by the office, asked of the checkout itself. */
export function officeOf({ shape }: Environment) {
  return askAs('admin', shape, 'cart-checkout')
}

/** Kills the checkout at this instant, while something is tried again and again. */
export async function killAt({ shape, tally }: Environment, point: FailpointName, tried: () => Promise<unknown>) {
  const checkout = shape.processes['cart-checkout']
  const state = { isDead: false }
  tally.fault()
  const dying = checkout.killInto({ FAILPOINT: `${point}:kill` }, PATIENCE_MS).finally(() => {
    state.isDead = true
  })
  while (!state.isDead) {
    await tried().catch(() => null)
    await pause(200)
  }
  tally.fault()
  if ((await dying)?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point}`)
  await checkout.ready()
}
