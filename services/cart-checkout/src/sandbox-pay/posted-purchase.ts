import type { Locale } from '@shop/contracts/texts/text'
import { isSignedBy } from '../ports/payment/wayforpay-signature.ts'

/** A purchase as a form brings it to the provider. */
export type PostedPurchase = {
  payment_id: string
  amount: string
  currency: string
  locale: Locale
  return_url: string
  products: { name: string; count: string; price: string }[]
  /** All of the form, to be carried on to the next page. */
  fields: [string, string][]
}

const signedHead = ['merchantAccount', 'merchantDomainName', 'orderReference', 'orderDate', 'amount', 'currency']

/** The purchase that the shop signed, or null for a form that it did not make. */
export function readPurchase(form: URLSearchParams, secret: string): PostedPurchase | null {
  const one = (name: string) => form.get(name) ?? ''
  const [names, counts, prices] = ['productName[]', 'productCount[]', 'productPrice[]'].map(name => form.getAll(name))
  if (!names || !counts || !prices) return null
  const signed = [...signedHead.map(one), ...names, ...counts, ...prices]
  if (!isSignedBy([secret], signed, one('merchantSignature'))) return null
  return {
    payment_id: one('orderReference'),
    amount: one('amount'),
    currency: one('currency'),
    locale: one('language') === 'UA' ? 'uk' : 'en',
    return_url: one('returnUrl'),
    products: names.map((name, index) => ({ name, count: counts[index] ?? '', price: prices[index] ?? '' })),
    fields: [...form].filter(([name]) => name !== 'choice'),
  }
}
