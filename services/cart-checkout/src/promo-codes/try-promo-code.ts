import type { PromoRefusal } from '@shop/contracts/cart/cart'
import { type PromoCode, promoKey, promoProblem } from './promo-code.ts'
import type { PromoCodesRepository } from './promo-codes.repository.ts'

/** A code that may be priced with, or why not. `typed` is what the customer wrote, tidied up. */
export type TriedCode =
  | { typed: string; code: PromoCode; refusal: null }
  | { typed: string; code: null; refusal: PromoRefusal }

type Trial = {
  typed: string
  customer: readonly string[]
  now: Date
  /** The customer's own unpaid order of the same things: it will be given up, so its reservation is free for this try. */
  own: string | null
}

/** Checks whether a code could be reserved now. Nothing is written: a try costs no use (docs/rules.md, "Promo codes"). */
export async function tryPromoCode(
  promoCodes: Pick<PromoCodesRepository, 'byCode' | 'taken'>,
  { typed, customer, now, own }: Trial,
): Promise<TriedCode> {
  const key = promoKey(typed)
  const code = await promoCodes.byCode(key)
  if (!code) return { typed: key, code: null, refusal: 'promo_not_found' }
  const refusal = promoProblem(code, await promoCodes.taken(code, customer, own === null ? [] : [own]), now)
  return refusal ? { typed: key, code: null, refusal } : { typed: key, code, refusal: null }
}
