import { decide } from '../../test/bank.ts'
import { info, order, orderAndPay, startToPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { checkStatusRequest } from '../ports/payment/wayforpay-requests.ts'

test('the page of the trial provider shows the sum and asks what the bank shall answer, without a script', async () => {
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
])(
  'the trial provider, asked to %s, reports to the shop and sends the browser back',
  async (choice, payment_status) => {
    const api = await startApi()
    const { ref, fields } = await orderAndPay(api)

    expect(await decide(api, fields, choice)).toMatchObject({
      status: 303,
      location: `/api/payments/wayforpay/return?order=${ref}`,
    })
    expect((await info(api, ref)).payment_status).toBe(payment_status)
  },
)

const approved = { transactionStatus: 'Approved' }

/** Asks the trial provider as the shop does. */
async function askProvider(api: Api, payment_id: string) {
  const secret: string = (await api.db.collection('sandbox_pay').findOne({}))?.secret
  return api.post('/sandbox-pay/api', checkStatusRequest({ merchant: 'levada_sandbox', secret }, payment_id))
}

test('after a silent payment the trial provider answers as soon as it is asked', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)

  expect((await decide(api, fields, 'approve_silently')).status).toBe(303)

  expect((await info(api, ref)).payment_status).toBe('in_processing')
  expect(await askProvider(api, '26-000001-1')).toMatchObject({ body: approved })
})

test('after a payment with two minutes of silence the trial provider answers nobody until they are over', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)

  expect((await decide(api, fields, 'approve_late')).status).toBe(303)

  expect((await info(api, ref)).payment_status).toBe('in_processing')
  expect((await askProvider(api, '26-000001-1')).status).toBe(503)
  api.wait(120_000)
  expect(await askProvider(api, '26-000001-1')).toMatchObject({ body: approved })
})

test('a new answer of the trial provider ends its silence', async () => {
  const api = await startApi()
  const { fields } = await orderAndPay(api)
  await decide(api, fields, 'approve_late')

  await decide(api, fields, 'decline')

  expect(await askProvider(api, '26-000001-1')).toMatchObject({ body: { transactionStatus: 'Declined' } })
})
