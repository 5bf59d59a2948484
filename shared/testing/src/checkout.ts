import { cities } from '@shop/demo-data/delivery-directory/cities'
import { departments } from '@shop/demo-data/delivery-directory/departments'

const kyiv = cities.find(({ title }) => title.en === 'Kyiv')

/** To a department in Kyiv, as the directory of the demonstration knows it. */
export const toPost = {
  type: 'ukraine',
  delivery_method_option: 'post',
  area: kyiv?.area_ref,
  city: kyiv?.ref,
  post_office: departments.find(({ city_ref }) => city_ref === kyiv?.ref)?.ref,
} as const

/** What the checkout of a guest sends once its price is agreed upon. */
export function checkoutBody(quote_hash: unknown, lines: readonly object[], about: object = {}) {
  return {
    locale: 'uk',
    currency: 'UAH',
    quote_hash,
    lines,
    customer: { name: 'Олена', last_name: 'Шевченко', phone: '+380671234567', email: 'olena@example.com' },
    delivery: toPost,
    payment_method: 'card',
    consent: true,
    ...about,
  }
}
