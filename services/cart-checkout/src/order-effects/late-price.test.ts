import { anOrder } from '../../test/an-order.ts'
import { isDearerToday } from './late-price.ts'

const agreed = anOrder()
const inEuros = anOrder({ currency: 'EUR' })
const today = (uah: number, eur: number | null = null) => [
  { article: 'DR-1042-BUR-L', size: '36 (S)', price: { uah, eur } },
]

test.each([
  ['a hryvnia more than agreed', agreed, today(499_100), true],
  ['as agreed', agreed, today(499_000), false],
  ['less than agreed', agreed, today(399_000), false],
  ['more in euros only, of an order in hryvnias', agreed, today(499_000, 12_000), false],
  ['more in euros of its own', inEuros, today(499_000, 11_101), true],
  ['as agreed in euros, whatever the hryvnias', inEuros, today(900_000, 11_100), false],
  ['more in hryvnias without euros of its own, by the rate of the order', inEuros, today(540_000), true],
  ['nothing any more, because it is not sold', agreed, [], false],
])('goods of late money cost %s', (_, order, sellables, isDearer) => {
  expect(isDearerToday(order, sellables)).toBe(isDearer)
})
