import type { StaffPromoCode } from '@shop/contracts/staff-promo-codes'
import type { BadgeTone } from '@shop/ui-kit/Badge'

type PromoState = 'works' | 'off' | 'over' | 'later' | 'used'

export const stateTones: Record<PromoState, BadgeTone> = {
  works: 'success',
  off: 'plain',
  over: 'plain',
  later: 'info',
  used: 'warn',
}

/** Can somebody use the code today? `today` is the day in Kyiv. */
export function promoState(code: StaffPromoCode, today: string): PromoState {
  if (!code.active) return 'off'
  if (code.valid_until && code.valid_until < today) return 'over'
  if (code.valid_from && code.valid_from > today) return 'later'
  return code.usage_limit !== null && code.used + code.held >= code.usage_limit ? 'used' : 'works'
}
