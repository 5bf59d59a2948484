import type { CartInput } from '../src/choose-discount.ts'
import type { LoyaltyLevel } from '../src/personal-percent.ts'
import type { PromoTerms } from '../src/promo.ts'
import type { Quote } from '../src/quote.ts'
import { cartFixture } from './cart-fixture.ts'

// The examples the brand agreed to, in hryvnias unless a cart is in euros.
const member = (level: LoyaltyLevel) => ({ level, birthday: false })
const onBirthday = (level: LoyaltyLevel) => ({ level, birthday: true })
const percentCode = (percent: number): PromoTerms => ({ kind: 'percent', percent })
const code500: PromoTerms = { kind: 'fixed', amount: { uah: 50_000, eur: null } }

/** Decimal amounts; only what an example names. `level` and `birthday` are shares of the discount, `code` is the promo code's. */
export type Expected = {
  subtotal: number
  base: number
  discount: number
  goods: number
  total?: number
  level?: number
  birthday?: number
  code?: number
  delivery?: number
  split?: number[]
}
export type Example = [
  name: string,
  cart: CartInput,
  kind: Quote['discountKind'],
  expected: Expected,
  promo?: Quote['promo'],
]

export const examples: readonly Example[] = [
  [
    '1. a guest pays the price and the delivery',
    cartFixture([{ uah: 4500 }], { deliveryPrice: 8_000 }),
    'none',
    { subtotal: 4500, base: 4500, discount: 0, goods: 4500, delivery: 80, total: 4580 },
  ],
  [
    '2. one hryvnia under the limit there is no automatic discount',
    cartFixture([{ uah: 19_999 }]),
    'none',
    { subtotal: 19_999, base: 19_999, discount: 0, goods: 19_999 },
  ],
  [
    '3. exactly at the limit there is',
    cartFixture([{ uah: 10_000, count: 2 }]),
    'auto',
    { subtotal: 20_000, base: 20_000, discount: 1000, goods: 19_000, split: [1000] },
  ],
  [
    '4. half a hryvnia of discount rounds up, for the shopper',
    cartFixture([{ uah: 8990 }, { uah: 12_000 }]),
    'auto',
    { subtotal: 20_990, base: 20_990, discount: 1050, goods: 19_940, split: [450, 600] },
  ],
  [
    '5. a member has the level and not the automatic percent too',
    cartFixture([{ uah: 15_000, count: 2 }], { customer: member(5) }),
    'loyalty',
    { subtotal: 30_000, base: 30_000, discount: 1500, goods: 28_500, level: 1500 },
  ],
  [
    '6. a sale greater than the level keeps the sale price',
    cartFixture([{ uah: 5000 }, { uah: 6000, saleUah: 4800 }], { customer: member(10) }),
    'loyalty',
    { subtotal: 9800, base: 5000, discount: 500, goods: 9300, split: [500, 0] },
  ],
  [
    '7. a level greater than the sale is taken off the list price',
    cartFixture([{ uah: 6000, saleUah: 5400 }], { customer: member(15) }),
    'loyalty',
    { subtotal: 6000, base: 6000, discount: 900, goods: 5100 },
  ],
  [
    '8. on a tie the level applies, for the same money',
    cartFixture([{ uah: 6000, saleUah: 5400 }], { customer: member(10) }),
    'loyalty',
    { subtotal: 6000, base: 6000, discount: 600, goods: 5400 },
  ],
  [
    '9. the birthday is added to the level',
    cartFixture([{ uah: 7990 }], { customer: onBirthday(15) }),
    'loyalty',
    { subtotal: 7990, base: 7990, discount: 1998, goods: 5992, level: 1199, birthday: 799 },
  ],
  [
    '10. the birthday alone switches the automatic discount off',
    cartFixture([{ uah: 24_000 }], { customer: onBirthday(0) }),
    'none',
    { subtotal: 24_000, base: 24_000, discount: 2400, goods: 21_600, level: 0, birthday: 2400 },
  ],
  [
    '11. each line is compared with level and birthday together',
    cartFixture([{ uah: 4000, saleUah: 3400 }, { uah: 5000, saleUah: 3500 }, { uah: 3333 }], {
      customer: onBirthday(10),
    }),
    'loyalty',
    { subtotal: 10_833, base: 7333, discount: 1467, goods: 9366, level: 734, birthday: 733, split: [800, 0, 667] },
  ],
  [
    '12. the limit counts sale prices',
    cartFixture([{ uah: 24_000, saleUah: 19_200 }]),
    'none',
    { subtotal: 19_200, base: 0, discount: 0, goods: 19_200 },
  ],
  [
    '13. a sale line helps to reach the limit and gets no discount',
    cartFixture([{ uah: 3000, saleUah: 2100 }, { uah: 18_500 }]),
    'auto',
    { subtotal: 20_600, base: 18_500, discount: 925, goods: 19_675, split: [0, 925] },
  ],
  [
    '14. a code of 15 % wins over a level of 5 %',
    cartFixture([{ uah: 6990 }], { customer: member(5), promo: percentCode(15) }),
    'promo',
    { subtotal: 6990, base: 6990, discount: 1049, goods: 5941, level: 0, code: 1049 },
    'applied',
  ],
  [
    '15. a code of 10 % is kept when the level is 15 %',
    cartFixture([{ uah: 6990 }], { customer: member(15), promo: percentCode(10) }),
    'loyalty',
    { subtotal: 6990, base: 6990, discount: 1049, goods: 5941, level: 1049, code: 0 },
    'weaker',
  ],
  [
    '16. a fixed code takes off no more than the lines without a sale cost',
    cartFixture([{ uah: 4000, saleUah: 2800 }, { uah: 350 }], { promo: code500 }),
    'promo',
    { subtotal: 3150, base: 350, discount: 350, goods: 2800, code: 350, split: [0, 350] },
    'applied',
  ],
  [
    '17. free delivery goes together with the level',
    cartFixture([{ uah: 5000 }], { customer: member(10), promo: { kind: 'free_delivery' }, deliveryPrice: 12_000 }),
    'loyalty',
    { subtotal: 5000, base: 5000, discount: 500, goods: 4500, code: 0, delivery: 0, total: 4500 },
    'applied',
  ],
  [
    '18. a code weaker than the automatic discount is kept',
    cartFixture([{ uah: 22_000 }], { promo: percentCode(3) }),
    'auto',
    { subtotal: 22_000, base: 22_000, discount: 1100, goods: 20_900 },
    'weaker',
  ],
  [
    '19. a cart in euros reaches the limit by its hryvnia prices',
    cartFixture(
      [
        { uah: 10_900, eur: 239 },
        { uah: 10_100, eur: 221.5 },
      ],
      { currency: 'EUR', deliveryPrice: 2_500 },
    ),
    'auto',
    { subtotal: 460.5, base: 460.5, discount: 23.03, goods: 437.47, total: 462.47, split: [11.95, 11.08] },
  ],
  [
    '20. euros are rounded to the cent',
    cartFixture(
      [
        { uah: 4940, eur: 109.9 },
        { uah: 2690, eur: 59.95 },
      ],
      { currency: 'EUR', customer: member(15) },
    ),
    'loyalty',
    { subtotal: 169.85, base: 169.85, discount: 25.48, goods: 144.37, split: [16.49, 8.99] },
  ],
  [
    '21. the price within a bundle is an own price',
    cartFixture([
      { uah: 4200, bundlePercent: 10 },
      { uah: 2700, bundlePercent: 10 },
    ]),
    'none',
    { subtotal: 6210, base: 0, discount: 0, goods: 6210 },
  ],
  [
    '22. a level greater than the percent of the bundle is taken off the list price',
    cartFixture(
      [
        { uah: 4200, bundlePercent: 10 },
        { uah: 2700, bundlePercent: 10 },
      ],
      { customer: member(15) },
    ),
    'loyalty',
    { subtotal: 6900, base: 6900, discount: 1035, goods: 5865, split: [630, 405] },
  ],
  [
    '23. the hryvnias left over by rounding go to the largest remainders',
    cartFixture([{ uah: 3333 }, { uah: 3333 }, { uah: 3334 }], { customer: member(5) }),
    'loyalty',
    { subtotal: 10_000, base: 10_000, discount: 500, goods: 9500, split: [167, 166, 167] },
  ],
  [
    '24. a quarter of the price is the most that a shopper can save by level and birthday',
    cartFixture([{ uah: 13_000, count: 10 }], { customer: onBirthday(15) }),
    'loyalty',
    { subtotal: 130_000, base: 130_000, discount: 32_500, goods: 97_500, level: 19_500, birthday: 13_000 },
  ],
  [
    '25. a fixed code worth less than the automatic discount is kept',
    cartFixture([{ uah: 20_500 }], { promo: code500 }),
    'auto',
    { subtotal: 20_500, base: 20_500, discount: 1025, goods: 19_475, code: 0 },
    'weaker',
  ],
]
