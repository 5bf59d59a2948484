import {
  newPromoCodeEndpoint,
  type PromoCodeForm,
  staffPromoCodesEndpoint,
} from '@shop/contracts/staff/orders/staff-promo-codes'
import { askQuote } from './shopping.ts'
import type { Api } from './start-api.ts'

/** What a promo code of autumn gives while staff say nothing else. */
export const autumnTerms: PromoCodeForm = {
  gift: { kind: 'percent', percent: 15 },
  valid_from: null,
  valid_until: null,
  usage_limit: null,
  per_customer_limit: null,
  min_goods_uah: null,
  only_categories: null,
  only_collections: null,
  active: true,
  note: 'Осінь',
}

/** Enters the code, or one of another name. */
export const enterCode = ({ staff }: Api, about: Partial<PromoCodeForm> = {}, code = 'OSIN15') =>
  staff.write(newPromoCodeEndpoint, { body: { ...autumnTerms, ...about, code } })

/** The code as staff see it. */
export const knownCode = async ({ staff }: Api, name = 'OSIN15') =>
  (await staff.read(staffPromoCodesEndpoint)).promo_codes.find(({ code }) => code === name)

/** What a cart is told that tries the code. */
export const tryCode = async (api: Api) => (await askQuote(api, { promo_code: 'osin15' })).body.promo
