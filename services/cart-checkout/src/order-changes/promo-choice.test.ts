import { aPromoCode } from '../../test/a-promo-code.ts'
import { anOrder, anOrderLine, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { OrderLine } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import type { Refund } from '../order/refund.ts'
import type { PromoCode } from '../promo-codes/promo-code.ts'
import { type ChangedGoods, changeGoods } from './changed-sums.ts'
import { canDropCode, judgeCode } from './promo-choice.ts'
import { withoutCode } from './without-code.ts'

const dress = anOrderLine()
const { article } = dress
const bag = 'BA-1000-BLK-R'
const sellable = (named: string, uah: number, category: string) => {
  const price = { uah, eur: null }
  const texts = { title: dress.title, picture: null, category, categories: [category], collection: 'autumn' }
  const stock = { weight_kg: 0.45, available: 5, preorder: null, bundle_percent: null }
  return { article: named, size: '36 (S)', ...texts, list: price, price, ...stock }
}
const line = (about: Partial<OrderLine>) => {
  const { unit = 1_000_000, count = 1, discount_share = 100_000 } = about
  const price = { uah: unit, eur: 22_200 }
  const prices = { list_price: price, current_price: price, list: unit, unit, sum: unit * count, discount_share }
  return anOrderLine({ ...prices, uah: { unit, discount_share }, ...about })
}
const promoOf = (gift: PromoCode['gift']) => ({ code: 'SPRING15', gift, customer: 'email olena@example.com' })
const percent = { kind: 'percent', percent: 10 } as const
const fixed = { kind: 'fixed', amount: { uah: 200_000, eur: null } } as const
const freeParcel = { kind: 'free_delivery' } as const
/** Two sizes of a dress, 10 000 hryvnias each, and 10 % or 2 000 hryvnias off both by a code. */
const ordered = (gift: PromoCode['gift'], about: Partial<Order> = {}) => {
  const isOff = gift.kind !== 'free_delivery'
  const discount_share = isOff ? 100_000 : 0
  const lines = [line({ discount_share }), line({ size: '38 (M)', discount_share })]
  const discount_kind = isOff ? ('promo' as const) : ('none' as const)
  return anOrder({ lines, sums: { ...anOrder().sums, discount_kind }, promo: promoOf(gift), ...about }) as Placed
}

const nothing: ChangedGoods = { removed: [], swaps: [] }
const more = (named: string, category: string): ChangedGoods => ({
  ...nothing,
  added: [{ article: named, size: '36 (S)', count: 1, sellable: sellable(named, 500_000, category), percent: 0 }],
})
const swap = (to: string, uah: number, category: string): ChangedGoods => {
  const other = sellable(to, uah, category)
  const of = { article, size: '36 (S)', bundle: null, count: 1 }
  return { ...nothing, swaps: [{ ...of, to: { article: to, size: '40 (L)' }, sellable: other }] }
}
const take = (size: string): ChangedGoods => ({ ...nothing, removed: [{ article, size, bundle: null, count: 1 }] })

const changes = {
  'a dress more': more('DR-2000-BLK-R', 'dresses'),
  'a bag more': more(bag, 'bags'),
  'another size at the agreed price': swap(article, 1_000_000, 'dresses'),
  'a cheaper height': swap('DR-1042-BUR-T', 800_000, 'dresses'),
  'a bag in its place': swap(bag, 1_000_000, 'bags'),
  'one of two out': take('36 (S)'),
}
const forDresses = { only_categories: ['dresses'] }
const least = { min_goods_uah: 1_900_000 }
const over = { valid_until: noon }
const known = (about: Partial<PromoCode>) => ({ code: aPromoCode(about), now: noon })

type Name = keyof typeof changes
const row = (...reasons: (string | null)[]) => reasons
const holds = row(null, null, null, null, null, null)

test.each<[string, PromoCode['gift'], ReturnType<typeof known> | { code: null; now: Date }, (string | null)[]]>([
  ['for everything', percent, known({}), holds],
  ['for dresses', percent, known(forDresses), row(null, 'not_covered', null, null, 'not_covered', null)],
  ['of a fixed sum for dresses', fixed, known(forDresses), row(null, 'not_covered', null, null, 'not_covered', null)],
  ['from 19 000 hryvnias', percent, known(least), row(null, null, null, 'min_goods', null, 'min_goods')],
  ['that has ended', percent, known(over), row('ended', 'ended', null, 'ended', null, null)],
  ['that was switched off', fixed, known({ active: false }), row('ended', 'ended', null, 'ended', null, null)],
  ['that is no more', percent, { code: null, now: noon }, row('ended', 'ended', null, 'ended', null, null)],
  ['for a free parcel with dresses', freeParcel, known(forDresses), holds],
  ['for a free parcel that has ended', freeParcel, known(over), row('ended', 'ended', null, 'ended', null, null)],
  ['for a free parcel from 19 000', freeParcel, known(least), row(null, null, null, 'min_goods', null, 'min_goods')],
])('what staff have to decide about a code %s', (_, gift, code, expected) => {
  const order = ordered(gift)
  expect(Object.values(changes).map(goods => judgeCode(order, goods, code).reason)).toEqual(expected)
})

/** The goods and the discount where the code stays, or the terms hold, and where the order is without it; in hryvnias. */
type Sums = { kept: [goods: number, discount: number]; without: [goods: number, discount: number] }

test.each<[Name, PromoCode['gift'], Partial<PromoCode>, Sums]>([
  // 10 % of the dress that comes, too; without the code 25 000 hryvnias bring the automatic 5 %.
  ['a dress more', percent, forDresses, { kept: [25_000, 2_500], without: [25_000, 1_250] }],
  ['a dress more', percent, over, { kept: [25_000, 2_000], without: [25_000, 1_250] }],
  ['a dress more', fixed, forDresses, { kept: [25_000, 2_000], without: [25_000, 1_250] }],
  ['a bag more', percent, forDresses, { kept: [25_000, 2_000], without: [25_000, 1_250] }],
  ['another size at the agreed price', percent, over, { kept: [20_000, 2_000], without: [20_000, 1_000] }],
  ['a cheaper height', percent, {}, { kept: [18_000, 1_800], without: [18_000, 0] }],
  ['a cheaper height', fixed, {}, { kept: [18_000, 2_000], without: [18_000, 0] }],
  ['a cheaper height', percent, least, { kept: [18_000, 1_000], without: [18_000, 0] }],
  ['a cheaper height', fixed, over, { kept: [18_000, 1_000], without: [18_000, 0] }],
  ['a bag in its place', percent, forDresses, { kept: [20_000, 1_000], without: [20_000, 1_000] }],
  ['a bag in its place', fixed, forDresses, { kept: [20_000, 1_000], without: [20_000, 1_000] }],
  ['one of two out', percent, least, { kept: [10_000, 1_000], without: [10_000, 0] }],
])('%s under a code of a %o, %o', (name, gift, about, expected) => {
  const order = ordered(gift)
  const { goods } = judgeCode(order, changes[name], known(about))
  const kept = changeGoods(order, goods, 'today')
  const without = withoutCode(order, kept.lines, null)
  const inHryvnias = ({ sums }: typeof kept) => [sums.subtotal / 100, sums.discount / 100]
  expect({ kept: inHryvnias(kept), without: inHryvnias(without) }).toEqual(expected)
  for (const { lines, sums } of [kept, without])
    expect(lines.reduce((sum, { discount_share }) => sum + discount_share, 0)).toBe(sums.discount)
})

test('without the code a customer has the level of today, and no share is a code any more', () => {
  const { sums } = withoutCode(ordered(percent), ordered(percent).lines, { level: 10, birthday: false })
  expect(sums).toMatchObject({ discount_kind: 'loyalty', discount_percent: 10, discount: 200_000, promo_discount: 0 })
})

test('an order of whose goods the code is for none any more asks what becomes of it', () => {
  const lines = [line({}), line({ article: bag, discount_share: 0 })]
  const order = ordered(percent, { lines })
  expect(judgeCode(order, take('36 (S)'), known(forDresses)).reason).toBe('not_applicable')
})

test('an order that is below the least sum already is not asked about again for one thing less', () => {
  const three = [...ordered(percent).lines, line({ size: '40 (L)' })]
  const order = ordered(percent, { lines: three })
  const higher = known({ min_goods_uah: 5_000_000 })
  expect(judgeCode(order, changes['one of two out'], higher).reason).toBeNull()
  expect(judgeCode(order, changes['a dress more'], higher).reason).toBe('min_goods')
})

test('a code under which items were given back cannot be taken from the others', () => {
  const refund = (state: Refund['state'], lines: Refund['lines']): Partial<Order> => {
    const about = { payment_id: '26-000001-1', amount: 100, delivery: false, comment: '', who: 'olena', at: noon }
    return { refunds: [{ ...about, lines, state }] }
  }
  const item = [{ article, size: '36 (S)', bundle: null, count: 1 }]
  expect(canDropCode(ordered(percent))).toBe(true)
  expect(canDropCode(ordered(percent, refund('done', item)))).toBe(false)
  expect(canDropCode(ordered(percent, refund('declined', item)))).toBe(true)
  expect(canDropCode(ordered(percent, refund('done', [])))).toBe(true)
})
