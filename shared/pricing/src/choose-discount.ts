import { type Currency, pct } from '@shop/money/money'
import { type CartLine, uahTotal } from './line-price.ts'
import { type DiscountedCart, discountCart, type OrderDiscount } from './order-discount.ts'
import { type Customer, personalPercent } from './personal-percent.ts'
import { type PromoOutcome, type PromoTerms, promoDiscount, promoRefusal } from './promo.ts'

/** All that a price depends on. `deliveryPrice` is in minor units of the currency; null while no delivery is chosen. */
export type CartInput = {
  currency: Currency
  lines: readonly CartLine[]
  customer: Customer
  promo: PromoTerms | null
  /** What staff give the customer, a whole percent; it counts only where the customer's own one is worth less. */
  staffPercent?: number
  deliveryPrice: number | null
}

/** The order's discount by its shares, in minor units and whole percents. */
export type DiscountShares = {
  /** What the level's, automatic or code's share is; `none` also when only the birthday counts. */
  discountKind: 'none' | 'loyalty' | 'auto' | 'promo' | 'staff'
  /** The level's, the automatic or the staff's percent; 0 under a code. */
  discountPercent: number
  levelDiscount: number
  birthdayPercent: number
  birthdayDiscount: number
  promoDiscount: number
}

type PricedOffer = { offer: OrderDiscount; cart: DiscountedCart; shares: DiscountShares }

/** A code never adds to the shopper's percent: the cheaper offer wins, and on a tie the code is kept for another order. */
export function chooseDiscount(input: CartInput): PricedOffer & { promo: PromoOutcome | null } {
  const byPerson = priceByStaffOrPerson(input)
  const { promo, lines, currency, deliveryPrice } = input
  if (!promo) return { ...byPerson, promo: null }

  const refusal = promoRefusal(promo, lines, currency)
  if (refusal) return { ...byPerson, promo: refusal }

  const offer = promoDiscount(promo)
  // Free delivery goes together with any percent, but is not spent on a parcel that costs nothing anyway.
  if (!offer) return { ...byPerson, promo: deliveryPrice === 0 ? 'weaker' : 'applied' }

  const byCode = priceByCode(input, offer)
  return byCode.cart.goods < byPerson.cart.goods ? { ...byCode, promo: 'applied' } : { ...byPerson, promo: 'weaker' }
}

/** The percent of staff never adds to the customer's: the cheaper of the two holds, and on a tie it is the customer's. */
function priceByStaffOrPerson(input: CartInput): PricedOffer {
  const byPerson = priceByPerson(input)
  const byStaff = input.staffPercent ? priceByStaff(input, input.staffPercent) : byPerson
  return byStaff.cart.goods < byPerson.cart.goods ? byStaff : byPerson
}

function priceByStaff({ currency, lines }: CartInput, percent: number): PricedOffer {
  const offer = { percent, covers: () => true }
  const cart = discountCart(lines, currency, offer)
  const shares: DiscountShares = {
    discountKind: 'staff',
    discountPercent: percent,
    levelDiscount: cart.discount,
    birthdayPercent: 0,
    birthdayDiscount: 0,
    promoDiscount: 0,
  }
  return { offer, cart, shares }
}

function priceByPerson({ currency, lines, customer }: CartInput): PricedOffer {
  const personal = personalPercent(customer, uahTotal(lines))
  const offer = { percent: personal.total, covers: () => true }
  const cart = discountCart(lines, currency, offer)
  const birthdayDiscount = pct(cart.base, personal.birthday, currency)
  const shares: DiscountShares = {
    discountKind: personal.kind,
    discountPercent: personal.percent,
    // The rest and not a rounding of its own: two rounded shares could miss the sum by a hryvnia.
    levelDiscount: cart.discount - birthdayDiscount,
    birthdayPercent: personal.birthday,
    birthdayDiscount,
    promoDiscount: 0,
  }
  return { offer, cart, shares }
}

function priceByCode({ currency, lines }: CartInput, offer: OrderDiscount): PricedOffer {
  const cart = discountCart(lines, currency, offer)
  const shares: DiscountShares = {
    discountKind: 'promo',
    discountPercent: 0,
    levelDiscount: 0,
    birthdayPercent: 0,
    birthdayDiscount: 0,
    promoDiscount: cart.discount,
  }
  return { offer, cart, shares }
}
