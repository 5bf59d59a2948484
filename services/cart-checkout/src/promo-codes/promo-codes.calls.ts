import { ShopError } from '@shop/contracts/errors'
import {
  changePromoCodeEndpoint,
  newPromoCodeEndpoint,
  type PromoCodeForm,
  type StaffPromoCode,
  staffPromoCodesEndpoint,
  switchOffPromoCodeEndpoint,
} from '@shop/contracts/staff/orders/staff-promo-codes'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite, type Written } from '@shop/service-kit/between-services/staff-calls'
import type { PromoCode } from './promo-code.ts'
import type { PromoCodesRepository } from './promo-codes.repository.ts'
import { staffPromoCode, termsOf } from './staff-promo-code.ts'

/** Promo codes for staff. */
export function addPromoCodeCalls(calls: InternalCalls, { promoCodes }: { promoCodes: PromoCodesRepository }): void {
  staffRead(calls, staffPromoCodesEndpoint, async () => {
    const codes = await promoCodes.findAll()
    const used = await promoCodes.countUsesOf(codes.map(({ code }) => code))
    return { promo_codes: codes.map(code => staffPromoCode(code, used.get(code.code) ?? 0)) }
  })

  staffWrite(calls, newPromoCodeEndpoint, async ({ body: { code, ...form } }) => {
    const entered: PromoCode = { code, ...termsOf(form), version: 1, holds: [] }
    if (!(await promoCodes.enter(entered))) throw new ShopError('validation', { fields: { code: 'code_taken' } })
    const promo_code = await toStaffPromoCode(entered)
    return { answer: { promo_code }, change: { action: 'promo_code_enter', subject: code, after: promo_code } }
  })

  staffWrite(calls, changePromoCodeEndpoint, ({ params, body }) => change(params.code, body))

  staffWrite(calls, switchOffPromoCodeEndpoint, ({ params }) => change(params.code, null))

  /** Without a form it is switched off. */
  async function change(code: string, form: PromoCodeForm | null): Promise<Written<{ promo_code: StaffPromoCode }>> {
    const before = await promoCodes.change(code, form ? termsOf(form) : { active: false })
    const after = await promoCodes.findByCode(code)
    if (!after) throw new ShopError('not_found')
    if (!before) throw new ShopError('illegal_transition')
    const action = form ? 'promo_code_change' : 'promo_code_switch_off'
    const promo_code = await toStaffPromoCode(after)
    return {
      answer: { promo_code },
      change: { action, subject: code, before: await toStaffPromoCode(before), after: promo_code },
    }
  }

  async function toStaffPromoCode(code: PromoCode): Promise<StaffPromoCode> {
    return staffPromoCode(code, await promoCodes.countUses(code.code))
  }
}
