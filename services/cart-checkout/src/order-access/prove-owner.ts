import { ShopError } from '@shop/contracts/errors'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Clock } from '@shop/service-kit/process/clock'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { checkCode, withCodeSent, withCodeTried, withCodeUsed } from './order-code.ts'
import { type Caller, isOwner } from './owner.ts'

export type ProofDeps = { orders: OrderRepository; clock: Clock; limits: Limits; codeSecret: string }
type Proof = { ref: string; caller: Caller; code: string | null }

export const codesOfOrder: SubjectRule = {
  counts: 'subject',
  name: 'order-code',
  max: 3,
  seconds: 3600,
  onStoreDown: 'deny',
}
const codesFromHere: ClientRule = {
  counts: 'client',
  name: 'order-code-address',
  max: 10,
  seconds: 3600,
  onStoreDown: 'deny',
}

/** Sends a code to the mailbox of the order, by which a visitor who only knows its address proves to be the owner. */
export async function sendOrderCode({ orders, clock, limits }: ProofDeps, ref: string, client: ClientKey) {
  await limits.take(codesFromHere, client)
  const order = await getPlacedByRef(orders, ref)
  await limits.take(codesOfOrder, order.number)
  await orders.change(order.number, found => withCodeSent(found, clock.now()))
  return order
}

/**
 * An order that its owner, or a visitor with its code, changes now: the code is used up.
 * @throws ShopError not_found, forbidden without a code where one is needed, or what is wrong with the code.
 */
export async function getOrderToChange(deps: ProofDeps, proof: Proof): Promise<Placed> {
  const order = await getOrderToRead(deps, proof)
  await useUpCode(deps, order, proof.caller)
  return order
}

/** The code of a visitor is good for one change; who owns the order needs none. */
export async function useUpCode(
  { orders }: Pick<ProofDeps, 'orders'>,
  order: Placed,
  caller: Proof['caller'],
): Promise<void> {
  if (!isOwner(order, caller)) await orders.change(order.number, withCodeUsed)
}

/** An order that its owner, or a visitor with its code, reads: the code stays valid for what the customer does next. */
export async function getOrderToRead(
  { orders, clock, codeSecret }: ProofDeps,
  { ref, caller, code }: Proof,
): Promise<Placed> {
  const order = await getPlacedByRef(orders, ref)
  if (isOwner(order, caller)) return order
  if (!code) throw new ShopError('forbidden')
  const tried = await orders.change(order.number, withCodeTried)
  if (!tried) throw new ShopError('not_found')
  checkCode(tried, code, codeSecret, clock.now())
  return order
}

async function getPlacedByRef(orders: OrderRepository, ref: string): Promise<Placed> {
  const order = await orders.byRef(ref)
  if (!order || !isPlaced(order)) throw new ShopError('not_found')
  return order
}
