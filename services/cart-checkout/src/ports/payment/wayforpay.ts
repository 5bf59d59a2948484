import type { paymentMethods } from '@shop/contracts/orders/payment-means'
import type { FormField, PaymentProvider, Purchase } from './payment-provider.ts'
import { checkStatus, listTransactions, refund, type WayForPayApi } from './wayforpay-api.ts'
import { readCallback } from './wayforpay-callback.ts'
import { signature } from './wayforpay-signature.ts'

/** The first of the secrets signs; all of them are believed, so that a secret can be changed without losing a callback. */
type WayForPayConfig = WayForPayApi & {
  domain: string
  /** Where the browser posts the form to. */
  action: string
  /** Where the provider reports to. */
  callback_url: string
}

export const WAYFORPAY_ACTION = 'https://secure.wayforpay.com/pay'

/** The first tab that the customer sees on the provider's page; the others stay within reach. */
const systems: Record<(typeof paymentMethods)[number], string> = {
  card: 'card;googlePay;applePay',
  google_pay: 'googlePay;card',
  apple_pay: 'applePay;card',
}

export function createWayForPay(config: WayForPayConfig): PaymentProvider {
  const [secret] = config.secrets
  return {
    name: 'wayforpay',
    merchant: config.merchant,
    purchase: purchase => ({ action: config.action, fields: purchaseFields(config, purchase) }),
    read: body => readCallback(body, config.merchant, config.secrets),
    accept(payment_id, now) {
      const time = unixTime(now)
      const signed = signature(secret, [payment_id, 'accept', String(time)])
      return { orderReference: payment_id, status: 'accept', time, signature: signed }
    },
    queryStatus: (payment_id, timeOutMs) => checkStatus(config, payment_id, timeOutMs),
    listTransactions: (from, until) => listTransactions(config, from, until),
    refund: wanted => refund(config, wanted),
  }
}

function purchaseFields(config: WayForPayConfig, purchase: Purchase): FormField[] {
  const ordered = purchase.products.map(({ name, count, price }) => ({
    name: withoutSeparator(name),
    count: String(count),
    price: decimalText(price),
  }))
  const head = [
    config.merchant,
    config.domain,
    purchase.payment_id,
    String(unixTime(purchase.ordered_at)),
    decimalText(purchase.charge.amount),
    purchase.charge.currency,
  ]
  const products = (part: 'name' | 'count' | 'price') => ordered.map(product => product[part])
  // All names, then all counts, then all prices.
  const signed = [...head, ...products('name'), ...products('count'), ...products('price')]
  const [merchant = '', domain = '', reference = '', date = '', amount = '', currency = ''] = head
  return [
    { name: 'merchantAccount', value: merchant },
    { name: 'merchantDomainName', value: domain },
    { name: 'merchantTransactionSecureType', value: 'AUTO' },
    { name: 'merchantAuthType', value: 'SimpleSignature' },
    { name: 'apiVersion', value: '1' },
    { name: 'orderReference', value: reference },
    { name: 'orderDate', value: date },
    { name: 'amount', value: amount },
    { name: 'currency', value: currency },
    ...alternative(purchase),
    ...products('name').map(value => ({ name: 'productName[]', value })),
    ...products('count').map(value => ({ name: 'productCount[]', value })),
    ...products('price').map(value => ({ name: 'productPrice[]', value })),
    { name: 'language', value: purchase.locale === 'uk' ? 'UA' : 'EN' },
    { name: 'paymentSystems', value: systems[purchase.method] },
    { name: 'defaultPaymentSystem', value: systems[purchase.method].split(';')[0] ?? 'card' },
    // Not in the signature: who has the form may pay later all the same.
    { name: 'orderLifetime', value: String(purchase.payable_s) },
    { name: 'returnUrl', value: purchase.return_url },
    { name: 'serviceUrl', value: config.callback_url },
    { name: 'merchantSignature', value: signature(config.secrets[0], signed) },
  ]
}

function alternative({ alternative }: Purchase): FormField[] {
  if (!alternative) return []
  return [
    { name: 'alternativeAmount', value: decimalText(alternative.amount) },
    { name: 'alternativeCurrency', value: alternative.currency },
  ]
}

/** 1908000 → `19080`, 10950 → `109.50`. */
export function decimalText(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2)
}

/** A semicolon inside a name would shift the signed values. */
function withoutSeparator(name: string): string {
  return name.replaceAll(';', ',')
}

function unixTime(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
