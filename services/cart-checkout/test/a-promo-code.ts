import type { PromoCode } from '../src/promo-codes/promo-code.ts'
import { createPromoCodes } from '../src/promo-codes/promo-codes.repository.ts'
import type { Api } from './start-api.ts'

/** Fifteen percent off everything, for everybody, always; say only what matters. */
export function aPromoCode(about: Partial<PromoCode> = {}): PromoCode {
  return {
    code: 'SPRING15',
    gift: { kind: 'percent', percent: 15 },
    valid_from: null,
    valid_until: null,
    usage_limit: null,
    per_customer_limit: null,
    min_goods_uah: null,
    only_categories: null,
    only_collections: null,
    active: true,
    note: '',
    version: 1,
    holds: [],
    ...about,
  }
}

/** Staff enter a code. */
export async function enterCode(api: Api, about: Partial<PromoCode> = {}): Promise<void> {
  await createPromoCodes(api.db).enterMissing([aPromoCode(about)])
}
