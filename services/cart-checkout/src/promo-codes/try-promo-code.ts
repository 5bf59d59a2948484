import type { CodeHolder, PromoRefusal } from '@shop/contracts/cart/cart'
import { type HolderDeps, type Holding, ownHolder } from './own-holder.ts'
import { type PromoCode, promoKey, promoProblem } from './promo-code.ts'
import type { PromoCodesRepository } from './promo-codes.repository.ts'

/** A code that may be priced with, or why not. `typed` is what the customer wrote, tidied up. */
export type TriedCode =
  | { typed: string; code: PromoCode; refusal: null }
  | { typed: string; code: null; refusal: PromoRefusal; held_by?: CodeHolder | null }

type Trial = {
  typed: string
  customer: readonly string[]
  now: Date
  /** The customer's own unpaid order of the same things: it will be given up, so its reservation is free for this try. */
  own: string | null
  /** Whose unpaid orders are named when only they hold the code. */
  holding: Holding
}

/** Checks whether a code could be reserved now. Nothing is written: a try costs no use (docs/rules.md, "Promo codes"). */
export async function tryPromoCode(
  deps: HolderDeps & { promoCodes: Pick<PromoCodesRepository, 'findByCode' | 'countTaken'> },
  { typed, customer, now, own, holding }: Trial,
): Promise<TriedCode> {
  const { promoCodes } = deps
  const key = promoKey(typed)
  const code = await promoCodes.findByCode(key)
  if (!code) return { typed: key, code: null, refusal: 'promo_not_found' }
  const refusal = promoProblem(code, await promoCodes.countTaken(code, customer, own === null ? [] : [own]), now)
  if (!refusal) return { typed: key, code, refusal: null }
  const held_by = await ownHolder(deps, holding, { code, refusal, customer, own, now })
  return { typed: key, code: null, refusal, held_by }
}
