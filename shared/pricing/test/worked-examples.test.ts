import { fromDecimal } from '@shop/money/money'
import { priceCart, type Quote } from '../src/quote.ts'
import { cartFixture } from './cart-fixture.ts'
import { type Expected, examples } from './worked-examples.ts'

test.each(examples)('%s', (_name, cart, kind, expected, promo = null) => {
  const quote = priceCart(cart)

  expect(quote).toMatchObject({ discountKind: kind, promo, ...inMinorUnits(expected) })
  if (expected.split) expect(quote.lines.map(line => line.discountShare)).toEqual(expected.split.map(fromDecimal))
})

test('the 500 hryvnia code of example 25 would have cost the shopper more', () => {
  expect(priceCart(cartFixture([{ uah: 20_500 }])).goods).toBeLessThan(2_050_000 - 50_000)
})

/** Only the amounts that an example names are compared; a total that it does not name is that of the goods. */
function inMinorUnits({ split, level, birthday, code, ...plain }: Expected): Partial<Quote> {
  const named = { total: plain.goods, ...plain, levelDiscount: level, birthdayDiscount: birthday, promoDiscount: code }
  const amounts = Object.entries(named).filter(([, decimal]) => decimal !== undefined)
  return Object.fromEntries(amounts.map(([name, decimal]) => [name, fromDecimal(decimal ?? 0)]))
}
