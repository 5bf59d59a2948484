import { decide } from '../../test/bank.ts'
import { info, order, orderAndPay, startToPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'

test('the page tells the sum and asks what the bank shall say, without a script', async () => {
  const api = await startApi()
  const { fields } = await orderAndPay(api)

  const { status, text } = await api.form('/sandbox-pay/pay', fields)

  expect(status).toBe(200)
  expect(text).toContain('lang="uk"')
  expect(text).toMatch(/5\s070\s₴/)
  expect(text).toContain('Сплатити')
  expect(text).not.toMatch(/<script|style=/)
})

test('an English order has an English page', async () => {
  const api = await startApi()
  const { ref } = (await order(api, { body: { locale: 'en' } })).body.order

  const { text } = await api.form('/sandbox-pay/pay', (await startToPay(api, ref)).fields)

  expect(text).toContain('lang="en"')
  expect(text).toContain('no money is taken')
})

test('a form that the shop did not sign is not taken', async () => {
  const api = await startApi()
  const { fields } = await orderAndPay(api)
  const cheaper = fields.map(([name, value]): [string, string] => [name, name === 'amount' ? '1' : value])

  expect((await api.form('/sandbox-pay/pay', cheaper)).status).toBe(400)
  expect((await decide(api, cheaper, 'approve')).status).toBe(400)
})

test('what a visitor writes into the form is shown as text, and the way back stays in the shop', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  const hostile: [string, string][] = [
    ...fields.filter(([name]) => name !== 'returnUrl'),
    ['returnUrl', `https://evil.example/?order=${ref}`],
    ['extra', '"><script>alert(1)</script>'],
  ]

  expect((await api.form('/sandbox-pay/pay', hostile)).text).not.toContain('<script')
  expect((await decide(api, hostile, 'approve')).location).toBe(`/api/payments/wayforpay/return?order=${ref}`)
})

test('the page has its own sheet of style', async () => {
  const api = await startApi()

  expect((await api.get('/sandbox-pay/pay.css')).text).toContain(':focus-visible')
})

test.each([
  ['approve', 'approved'],
  ['decline', 'declined'],
  ['pend', 'in_processing'],
  ['expire', 'in_processing'],
])('the trial gateway, asked to %s, tells the shop and sends the browser back', async (choice, payment_status) => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)

  expect(await decide(api, fields, choice)).toMatchObject({
    status: 303,
    location: `/api/payments/wayforpay/return?order=${ref}`,
  })
  expect((await info(api, ref)).payment_status).toBe(payment_status)
})
