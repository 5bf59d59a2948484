import { addDays, kyivDay, startOfKyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import type { PromoCodeForm, StaffPromoCode } from '@shop/contracts/staff/orders/staff-promo-codes'
import { isOnGrain, toDecimal } from '@shop/money/money'
import type { FixedSum } from '@shop/pricing/order-discount'
import type { PromoGift } from '@shop/pricing/promo'
import type { PromoCode } from './promo-code.ts'

type Terms = Omit<PromoCode, 'code' | 'version' | 'holds'>

/**
 * What staff filled in, as it is kept: both days belong to the code, in Kyiv.
 * @throws ShopError validation, field by field.
 */
export function termsOf(form: PromoCodeForm): Terms {
  const { gift, valid_from, valid_until, min_goods_uah, ...same } = form
  if (valid_from && valid_until && valid_until < valid_from) throw wrong('valid_until', 'days_invalid')
  return {
    ...same,
    gift: giftOf(gift),
    valid_from: valid_from === null ? null : startOfKyivDay(valid_from),
    valid_until: valid_until === null ? null : startOfKyivDay(addDays(valid_until, 1)),
    min_goods_uah: min_goods_uah === null ? null : minorUnits(min_goods_uah, 'UAH', 'min_goods_uah'),
  }
}

/** A code as staff see it. */
export function staffPromoCode(code: PromoCode, used: number): StaffPromoCode {
  const { gift, valid_from, valid_until, min_goods_uah, holds, version: _, ...same } = code
  return {
    ...same,
    gift: gift.kind === 'fixed' ? { kind: 'fixed', ...shown(gift.amount) } : gift,
    valid_from: valid_from && kyivDay(valid_from),
    // The moment after its last day.
    valid_until: valid_until && kyivDay(new Date(valid_until.getTime() - 1)),
    min_goods_uah: min_goods_uah === null ? null : toDecimal(min_goods_uah),
    used,
    held: holds.length,
  }
}

function giftOf(gift: PromoCodeForm['gift']): PromoGift {
  if (gift.kind !== 'fixed') return gift
  const { uah, eur } = gift
  if (uah === null && eur === null) throw wrong('gift.uah', 'sum_required')
  return {
    kind: 'fixed',
    amount: {
      uah: uah === null ? null : minorUnits(uah, 'UAH', 'gift.uah'),
      eur: eur === null ? null : minorUnits(eur, 'EUR', 'gift.eur'),
    },
  }
}

function shown({ uah, eur }: FixedSum) {
  return { uah: uah === null ? null : toDecimal(uah), eur: eur === null ? null : toDecimal(eur) }
}

function minorUnits(sum: number, currency: 'UAH' | 'EUR', field: string): number {
  const amount = Math.round(sum * 100)
  if (!isOnGrain(amount, currency) || amount / 100 !== sum) throw wrong(field, 'whole_hryvnias')
  return amount
}

function wrong(field: string, code: string): ShopError {
  return new ShopError('validation', { fields: { [field]: code } })
}
