import type { Purchase } from './payment-provider.ts'
import { createWayForPay, decimalText } from './wayforpay.ts'
import { minorUnits, readCallback } from './wayforpay-callback.ts'
import { checkStatusRequest, refundAnswerSignature, refundRequest } from './wayforpay-requests.ts'
import { isSignedBy, signature } from './wayforpay-signature.ts'

const secret = 'test_secret_not_real'
const merchant = 'shop_example'
const account = {
  merchant,
  secrets: [secret] as const,
  domain: 'shop.example.ua',
  api: () => 'https://api.wayforpay.com/api',
  action: 'https://secure.wayforpay.com/pay',
  callback_url: 'https://shop.example.ua/api/payments/wayforpay/callback',
}
const purchase: Purchase = {
  payment_id: '24-000123-1',
  ordered_at: new Date(1_700_000_000_000),
  payable_s: 1800,
  charge: { amount: 1_908_000, currency: 'UAH' },
  alternative: null,
  method: 'card',
  locale: 'uk',
  products: [
    { name: 'Сукня Анна', count: 1, price: 1_900_000 },
    { name: 'Доставка', count: 1, price: 8000 },
  ],
  return_url: 'https://shop.example.ua/api/payments/wayforpay/return',
}
const callback =
  '{"merchantAccount":"shop_example","orderReference":"24-000123-1","amount":19080,"currency":"UAH","authCode":"541963",' +
  '"cardPan":"44****1111","transactionStatus":"Approved","reasonCode":1100,"merchantSignature":"83ecbf881ab18bd69e1b005524f12a78"}'

test('a purchase is signed over all names, then all counts, then all prices', () => {
  const { fields } = createWayForPay(account).purchase(purchase)

  expect(fields.find(({ name }) => name === 'merchantSignature')?.value).toBe('f0a82ed364d56b9e3a2d4a197195afa1')
  expect(fields.filter(({ name }) => name === 'productPrice[]').map(({ value }) => value)).toEqual(['19000', '80'])
})

test('the provider is told for how long the form may be paid, outside the signature', () => {
  const signatureOf = (payable_s: number) => {
    const { fields } = createWayForPay(account).purchase({ ...purchase, payable_s })
    expect(fields).toContainEqual({ name: 'orderLifetime', value: String(payable_s) })
    return fields.find(({ name }) => name === 'merchantSignature')?.value
  }

  expect(signatureOf(1800)).toBe(signatureOf(60))
})

test('a semicolon in a name does not shift what is signed', () => {
  const products = [{ name: 'Сукня; Анна', count: 1, price: 100 }]
  const { fields } = createWayForPay(account).purchase({ ...purchase, products })

  expect(fields).toContainEqual({ name: 'productName[]', value: 'Сукня, Анна' })
})

test.each([
  ['card', 'card', 'card;googlePay;applePay'],
  ['google_pay', 'googlePay', 'googlePay;card'],
  ['apple_pay', 'applePay', 'applePay;card'],
] as const)('%s opens the tab %s', (method, tab, systems) => {
  const { fields } = createWayForPay(account).purchase({ ...purchase, method })

  expect(fields).toContainEqual({ name: 'defaultPaymentSystem', value: tab })
  expect(fields).toContainEqual({ name: 'paymentSystems', value: systems })
})

test('the accept answer is signed', () => {
  expect(createWayForPay(account).accept('24-000123-1', new Date(1_700_000_100_999))).toEqual({
    orderReference: '24-000123-1',
    status: 'accept',
    time: 1_700_000_100,
    signature: '011395355ee0f8ac7fe901472d211910',
  })
})

test('a callback is read', () => {
  expect(readCallback(callback, merchant, [secret])).toEqual({
    payment_id: '24-000123-1',
    merchant,
    status: 'approved',
    reason_code: '1100',
    amount_text: '19080',
    amount: 1_908_000,
    currency: 'UAH',
  })
})

test('a callback that came as the name of a form field is read', () => {
  expect(readCallback(`${encodeURIComponent(callback)}=`, merchant, [secret])?.payment_id).toBe('24-000123-1')
})

test('the number is checked as it was written: 19080.00 is another text than 19080', () => {
  expect(readCallback(callback.replace('19080', '19080.00'), merchant, [secret])).toBeNull()
})

test('the secret before the present one is still believed, a foreign one never', () => {
  expect(readCallback(callback, merchant, ['the new one', secret])).not.toBeNull()
  expect(readCallback(callback, merchant, ['the new one'])).toBeNull()
})

test.each(['', '{', '[]', 'null', '"x"', '%', '{"merchantSignature":{}}', '{"__proto__":{"amount":"1"}}'])(
  'garbage is no callback: %s',
  body => {
    expect(readCallback(body, merchant, [secret])).toBeNull()
  },
)

test('statuses are known in any case of letters, and others are unknown', () => {
  const statusOf = (transactionStatus: string) => {
    const texts = ['24-000123-1', '1', 'UAH', '', '', transactionStatus, '1100']
    const [orderReference, amount, currency, authCode, cardPan, status, reasonCode] = texts
    const merchantSignature = signature(secret, [merchant, ...texts])
    const event = { orderReference, amount, currency, authCode, cardPan, transactionStatus: status, reasonCode }
    return readCallback(JSON.stringify({ ...event, merchantSignature }), merchant, [secret])?.status
  }

  expect(['inProcessing', 'InProcessing', 'APPROVED', 'RefundInProcessing', 'Surprise'].map(statusOf)).toEqual([
    'pending',
    'pending',
    'approved',
    'refund_pending',
    'unknown',
  ])
})

test('the question about an attempt and the refund are signed', () => {
  const caller = { merchant, secret }
  expect(checkStatusRequest(caller, '24-000123-1').merchantSignature).toBe('779b13d6b881bff25feee36172a3d1cc')
  expect(
    refundRequest(caller, { payment_id: '24-000123-1', amount: 950_000, currency: 'UAH', comment: 'Повернення' }),
  ).toMatchObject({ amount: 9500, merchantSignature: '90fd79f0339d37f079ae898b179a69c3' })
  const answer = { payment_id: '24-000123-1', status: 'Refunded', reason_code: '1100' }
  expect(refundAnswerSignature(caller, answer)).toBe('6db4170077cab92052101278629fb852')
})

test('a signature of another length is simply wrong', () => {
  expect(isSignedBy([secret], ['x'], '')).toBe(false)
  expect(isSignedBy([secret], ['x'], signature(secret, ['x']))).toBe(true)
})

test.each([
  ['19080', 1_908_000],
  ['109.5', 10_950],
  ['109.50', 10_950],
  ['0.29', 29],
  ['1.110', 111],
  ['1.111', null],
  ['-1', null],
  ['1e3', null],
  ['1,5', null],
  ['', null],
])('the sum %s', (text, minor) => {
  expect(minorUnits(text)).toBe(minor)
})

test.each([
  [1_908_000, '19080'],
  [10_950, '109.50'],
  [1, '0.01'],
])('%s minor units are written as %s', (minor, text) => {
  expect(decimalText(minor)).toBe(text)
})
