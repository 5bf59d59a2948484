import { ShopError } from '@shop/contracts/errors'
import {
  internalChangePromoCodeEndpoint,
  internalNewPromoCodeEndpoint,
  internalPromoCodesEndpoint,
  type StaffPromoCode,
} from '@shop/contracts/staff/orders/staff-promo-codes'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { PromoCode } from './promo-code.ts'
import type { PromoCodesRepository } from './promo-codes.repository.ts'
import { staffPromoCode, termsOf } from './staff-promo-code.ts'

/** What the admin service asks of promo codes; it has checked who is asking. */
export function promoCodeCalls(calls: InternalCalls, { promoCodes }: { promoCodes: PromoCodesRepository }): void {
  handleInternal(calls, internalPromoCodesEndpoint, async () => {
    const codes = await promoCodes.all()
    const used = await promoCodes.usesOf(codes.map(({ code }) => code))
    return { promo_codes: codes.map(code => staffPromoCode(code, used.get(code.code) ?? 0)) }
  })

  handleInternal(calls, internalNewPromoCodeEndpoint, async ({ code, ...form }) => {
    const entered: PromoCode = { code, ...termsOf(form), version: 1, holds: [] }
    if (!(await promoCodes.enter(entered))) throw new ShopError('validation', { fields: { code: 'code_taken' } })
    return { promo_code: await shown(entered) }
  })

  handleInternal(calls, internalChangePromoCodeEndpoint, async ({ code, form }) => {
    const before = await promoCodes.change(code, form ? termsOf(form) : { active: false })
    const after = before && (await promoCodes.byCode(code))
    if (!after) throw new ShopError('not_found')
    return { before: await shown(before), promo_code: await shown(after) }
  })

  async function shown(code: PromoCode): Promise<StaffPromoCode> {
    return staffPromoCode(code, await promoCodes.uses(code.code))
  }
}
