import { addDays, kyivDay, startOfKyivDay } from '@shop/calendar/kyiv-days'
import type { PromoCodeForm, StaffPromoCode } from '@shop/contracts/staff/orders/staff-promo-codes'
import { toDecimal } from '@shop/money/money'
import type { FixedSum } from '@shop/pricing/order-discount'
import type { PromoGift } from '@shop/pricing/promo'
import type { PromoCode } from './promo-code.ts'

type Terms = Omit<PromoCode, 'code' | 'version' | 'holds' | 'archived'>

/** What staff filled in, as it is kept: both days belong to the code, in Kyiv. The contract has checked it. */
export function termsOf(form: PromoCodeForm): Terms {
  const { gift, valid_from, valid_until, min_goods_uah, ...same } = form
  return {
    ...same,
    gift: giftOf(gift),
    valid_from: valid_from === null ? null : startOfKyivDay(valid_from),
    valid_until: valid_until === null ? null : startOfKyivDay(addDays(valid_until, 1)),
    min_goods_uah: min_goods_uah === null ? null : minorUnits(min_goods_uah),
  }
}

/** A code as staff see it. */
export function staffPromoCode(code: PromoCode, used: number): StaffPromoCode {
  const { gift, valid_from, valid_until, min_goods_uah, holds, archived, version: _, ...same } = code
  return {
    ...same,
    gift: gift.kind === 'fixed' ? { kind: 'fixed', ...toDecimalSum(gift.amount) } : gift,
    valid_from: valid_from && kyivDay(valid_from),
    // The moment after its last day.
    valid_until: valid_until && kyivDay(new Date(valid_until.getTime() - 1)),
    min_goods_uah: min_goods_uah === null ? null : toDecimal(min_goods_uah),
    used,
    held: holds.length,
    is_archived: Boolean(archived),
  }
}

function giftOf(gift: PromoCodeForm['gift']): PromoGift {
  if (gift.kind !== 'fixed') return gift
  const { uah, eur } = gift
  return {
    kind: 'fixed',
    amount: { uah: uah === null ? null : minorUnits(uah), eur: eur === null ? null : minorUnits(eur) },
  }
}

function toDecimalSum({ uah, eur }: FixedSum) {
  return { uah: uah === null ? null : toDecimal(uah), eur: eur === null ? null : toDecimal(eur) }
}

function minorUnits(sum: number): number {
  return Math.round(sum * 100)
}
