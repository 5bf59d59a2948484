import { quoteLineSchema, quoteSchema } from '@shop/contracts/cart/cart'
import { productSearchEndpoint } from '@shop/contracts/catalog/products'
import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { allAreasEndpoint, areaCitiesEndpoint, cityWarehousesEndpoint } from '@shop/contracts/delivery/location'
import { staffQuoteEndpoint } from '@shop/contracts/staff/orders/new-order'
import { blankOf } from '@shop/testing/sample'

const price = { uah: 4990, eur: 111 }
const sizes = [
  { name: '36 (S)', count: 2 },
  { name: '38 (M)', count: 0 },
].map(size => ({ ...size, short_name: size.name, preorder: false, price, price_without_discount: null, weight: null }))

/** What the search of goods finds. */
export const foundDress = {
  article: 'DR-1042-BUR-L',
  title: { uk: 'Сукня «Анна»', en: 'Anna dress' },
  color: { name: 'burgundy', title: { uk: 'Бордовий', en: 'Burgundy' }, hex: '#800020' },
  height: '170-177',
  previewImages: [],
  sizes,
}
const sums = { count: 1, unit: 4990, list: 4990, sum: 4990, available: 2 }
const quote = {
  ...blankOf(quoteSchema),
  lines: [{ ...blankOf(quoteLineSchema), article: foundDress.article, size: '36 (S)', ...sums }],
  subtotal: 4990,
  discount: 749,
  discount_percent: 15,
  discount_kind: 'staff',
  delivery: 0,
  total: 4241,
  weight: 0.45,
  explained: [{ rule: 'staff', amount: 749, text: 'Знижка від магазину 15 %' }],
}
export const quoteHash = 'a'.repeat(64)

const place = (ref: string, uk: string, en: string) => ({ ref, title: { uk, en } })

/** What the services answer while an order is filled in, by the paths of the calls. */
export const newOrderAnswers = {
  [productSearchEndpoint.path]: { list: [foundDress], count: 1, matched: [] },
  [staffQuoteEndpoint.path]: { quote, quote_hash: quoteHash, gone: [] },
  [allShopsEndpoint.path]: {
    shops: [{ id: 'kyiv', city: { uk: 'Київ', en: 'Kyiv' }, address: { uk: 'вул. Левадна, 14', en: '14 Levadna St' } }],
  },
  [allAreasEndpoint.path]: { areas: [place('aaaaaaaa-1', 'Київська', 'Kyiv region')] },
  [areaCitiesEndpoint.path]: { cities: [{ ...place('bbbbbbbb-1', 'Київ', 'Kyiv'), area_ref: 'aaaaaaaa-1' }] },
  [cityWarehousesEndpoint.path]: {
    warehouses: [{ ...place('cccccccc-1', 'Відділення № 1', 'Branch No. 1'), number: '1', type: 'branch' }],
  },
}
