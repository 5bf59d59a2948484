import { sellablesEndpoint } from '@shop/contracts/catalog/stock'
import { internalCustomerEndpoint } from '@shop/contracts/customers/customers'
import { fromDecimal, toDecimal } from '@shop/money/money'
import type { CartInput } from '@shop/pricing/choose-discount'
import { type Expected, examples } from '@shop/pricing/test/worked-examples'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { enterCode } from '../../test/a-promo-code.ts'
import { changeSettings } from '../../test/change-settings.ts'
import { startApi } from '../../test/start-api.ts'

const code = 'EXAMPLE'
const session = 'the-session-of-the-person-in-the-example'

/** A shop with the things, the customer, the tariff and the code of one example. */
async function startShop({ lines, customer, promo, deliveryPrice }: CartInput) {
  const calls = createInternalCalls()
  handleInternal(calls, sellablesEndpoint, ({ lines: asked }) => ({
    sellables: asked.map(({ article, size }, index) => {
      const line = lines[index]
      if (!line) throw new Error('more lines are asked than the example has')
      const texts = {
        title: { uk: '', en: '' },
        picture: null,
        category: 'dresses',
        categories: ['dresses'],
        collection: 'autumn',
      }
      const { list, price, weightKg: weight_kg, bundlePercent: bundle_percent = null } = line
      return { article, size, ...texts, list, price, weight_kg, available: 99, preorder: null, bundle_percent }
    }),
  }))
  handleInternal(calls, internalCustomerEndpoint, () => ({ customer: { id: 'customer-1', ...customer } }))
  const client = createInternalClient({ calls })
  const api = await startApi({ catalog: client, account: client })
  const tariff = { priceUah: deliveryPrice, priceEur: deliveryPrice }
  const toPost = { zone: 'UA', method: 'post' }
  if (deliveryPrice !== null)
    await changeSettings(api, () => api.db.collection('delivery_rates').updateMany(toPost, { $set: tariff }))
  if (promo) await enterCode(api, { code, gift: promo })
  return api
}

const isAboutGuest = ({ customer }: CartInput) => customer.level === 0 && !customer.birthday

async function asked(cart: CartInput) {
  const api = await startShop(cart)
  const body = {
    locale: 'uk',
    currency: cart.currency,
    // Equal sizes would be one line of the catalogue: each line of an example has another size.
    lines: cart.lines.map(({ article, count, bundlePercent }, index) => ({
      article,
      size: `${index + 34}`,
      count,
      bundle: bundlePercent == null ? null : 'LK-1001',
    })),
    delivery: cart.deliveryPrice === null ? null : { type: 'ukraine', delivery_method_option: 'post' },
    promo_code: cart.promo ? code : null,
  }
  const cookie = isAboutGuest(cart) ? null : `__Host-session=${session}`
  return (await api.post('/api/cart/quote', body, { cookie })).body
}

test.each(examples)('over HTTP: %s', async (_name, cart, kind, expected, promo = null) => {
  const { quote, promo: result } = await asked(cart)

  expect(quote).toMatchObject({ discount_kind: kind, ...named(expected) })
  expect(result?.result ?? null).toBe(promo)
  if (expected.level !== undefined) expect(levelOf(quote)).toBe(expected.level)
  // The sums that the page shows add up to the total.
  expect(toDecimal(inMinor(quote.subtotal) - inMinor(quote.discount) + inMinor(quote.delivery ?? 0))).toBe(quote.total)
})

type Sums = { discount: number; birthday_discount: number; promo_discount: number }

/** The level's or the automatic part: what neither the birthday nor the code took off. */
function levelOf({ discount, birthday_discount, promo_discount }: Sums): number {
  return toDecimal(inMinor(discount) - inMinor(birthday_discount) - inMinor(promo_discount))
}

const inMinor = (decimal: number) => fromDecimal(decimal)

/** What an example expects, by the names of the call. */
function named({ subtotal, discount, goods, total = goods, birthday, code, delivery }: Expected): object {
  const sums = { subtotal, discount, total, birthday_discount: birthday, promo_discount: code, delivery }
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== undefined))
}
