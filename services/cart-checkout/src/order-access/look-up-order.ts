import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ShopError } from '@shop/contracts/errors'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, SubjectRule } from '@shop/service-kit/auth/limits'
import { mailboxKey } from '@shop/service-kit/mail/mailbox-key'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import * as z from 'zod/mini'
import { isPlaced } from '../order/order.ts'
import type { RandomBytes } from '../order/order-ref.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { finishTasksOrLeave, type TaskDeps } from '../order/run-tasks.ts'
import { codeProblem, withCodeSent, withCodeTried } from './order-code.ts'
import { codesOfOrder, type ProofDeps } from './prove-owner.ts'

export type LookUpDeps = ProofDeps & { outbox: Outbox; random: RandomBytes }
export type LookedUpFor = { number: string; email: string }

export const LOOK_UP_EFFECT = 'order-look-up'
/** How long after its arrival a wrong code is answered: far longer than any path to the refusal takes. */
export const REFUSED_AFTER_MS = 300

const requestsOfClient: ClientRule = {
  counts: 'client',
  name: 'order-look-up-address',
  max: 10,
  seconds: 3600,
  onStoreDown: 'deny',
}
const requestsForOrder: SubjectRule = {
  counts: 'subject',
  name: 'order-look-up',
  max: 3,
  seconds: 3600,
  onStoreDown: 'deny',
}
const triesOfClient: ClientRule = {
  counts: 'client',
  name: 'order-look-up-tries-address',
  max: 30,
  seconds: 3600,
  onStoreDown: 'deny',
}
// Of a million codes 240 a day: less than one in four thousand.
const triesForOrder: SubjectRule = {
  counts: 'subject',
  name: 'order-look-up-tries',
  max: 10,
  seconds: 3600,
  onStoreDown: 'deny',
}

/**
 * Looks an order up by its number and a code sent to its email (docs/rules.md, "Orders by number"). Without such an order the same
 * is counted, done and answered; only no email goes out.
 */
export async function requestCode(
  { orders, outbox, limits, clock }: LookUpDeps,
  asked: LookedUpFor,
  client: ClientKey,
): Promise<void> {
  await limits.take(requestsOfClient, client)
  await limits.take(requestsForOrder, subjectOf(asked))
  const order = await findOrder(orders, asked)
  const facts = { order: order?.number ?? null }
  await outbox.enqueue({ key: `${LOOK_UP_EFFECT} ${randomUUID()}`, effect: LOOK_UP_EFFECT, facts, now: clock.now() })
}

/**
 * The order, for the code. It stays valid for what the customer does next on the order's page.
 * @throws ShopError code_wrong, whatever is wrong: an order that nobody knows, another email, an old code or one try too many.
 */
export async function openByCode(
  { orders, limits, clock, codeSecret }: LookUpDeps,
  { code, ...asked }: LookedUpFor & { code: string },
  client: ClientKey,
): Promise<Placed> {
  await limits.take(triesOfClient, client)
  await limits.take(triesForOrder, subjectOf(asked))
  const evenly = pause(REFUSED_AFTER_MS, undefined, { ref: false })
  const order = await findOrder(orders, asked)
  const tried = order && (await orders.change(order.number, withCodeTried))
  if (tried && !codeProblem(tried, code, codeSecret, clock.now())) return requirePlaced(tried)
  await evenly
  throw new ShopError('code_wrong')
}

const factsSchema = z.object({ order: z.nullable(z.string()) })

/**
 * The outbox's effect: a new code, for an order that is there. Done while nobody waits for it, it takes no time that would tell
 * whether it is; nor does anybody hear that the order has had its codes of this hour, also those that its page asked for.
 */
export function sendLookedUpCode(deps: TaskDeps & Pick<ProofDeps, 'limits'>): Effect {
  return async facts => {
    const { order: number } = factsSchema.parse(facts)
    if (number === null || (await hasUsedUpCodes(deps, number))) return 'dropped'
    await deps.orders.change(number, order => withCodeSent(order, deps.clock.now()))
    await finishTasksOrLeave(deps, number)
    return 'done'
  }
}

async function hasUsedUpCodes({ limits }: Pick<ProofDeps, 'limits'>, number: string): Promise<boolean> {
  try {
    await limits.take(codesOfOrder, number)
    return false
  } catch (error) {
    if (error instanceof ShopError && error.code === 'too_many_requests') return true
    throw error
  }
}

/** Counted as it was asked for, so that the limit is reached alike with and without such an order. */
function subjectOf({ number, email }: LookedUpFor): string {
  return `${number}|${mailboxKey(email)}`
}

async function findOrder(orders: ProofDeps['orders'], { number, email }: LookedUpFor): Promise<Placed | null> {
  const order = await orders.byNumber(number)
  const isTheirs = order?.customer.email.toLowerCase() === email.toLowerCase()
  return order && isTheirs && isPlaced(order) ? order : null
}
