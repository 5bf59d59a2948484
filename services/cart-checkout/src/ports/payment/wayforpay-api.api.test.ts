import { merchant, refundReply, secret, startWayForPay, statusReply } from '../../../test/wayforpay-server.ts'
import { checkStatus, refund } from './wayforpay-api.ts'
import { isSignedBy } from './wayforpay-signature.ts'

const id = '24-000123-1'
const partly = { payment_id: id, amount: 950_000, currency: 'UAH', comment: 'Повернення' }

test('the bank answers a signed question with what became of the payment', async () => {
  const { account, asked } = await startWayForPay(statusReply())

  expect(await checkStatus(account, id)).toMatchObject({ payment_id: id, status: 'approved', amount: 1_908_000 })
  expect(asked).toMatchObject([{ transactionType: 'CHECK_STATUS', merchantAccount: merchant, orderReference: id }])
  expect(isSignedBy([secret], [merchant, id], String(asked[0]?.merchantSignature))).toBe(true)
})

test('another amount is passed on as it was reported: the shop compares', async () => {
  const { account } = await startWayForPay(statusReply({ amount: '190.80' }))

  expect(await checkStatus(account, id)).toMatchObject({ amount: 19_080, amount_text: '190.80' })
})

test('a payment that the bank does not know has no status', async () => {
  const { account } = await startWayForPay(statusReply({ status: 'Declined', code: '1127' }))

  expect(await checkStatus(account, id)).toBeNull()
})

test('a question that failed once is asked once more', async () => {
  const { account, asked } = await startWayForPay(() => ({ status: 500, body: 'oops' }), statusReply())

  expect((await checkStatus(account, id))?.status).toBe('approved')
  expect(asked).toHaveLength(2)
})

test('two questions together last no longer than the caller allows', async () => {
  const { account, asked } = await startWayForPay(() => 'hang')

  await expect(checkStatus(account, id, 150)).rejects.toThrow('cannot be reached')
  expect(asked).toHaveLength(1)
})

test.each<[string, Parameters<typeof startWayForPay>[0]]>([
  ['a forged answer', statusReply({ secret: 'somebody else' })],
  ['an answer about another payment', statusReply({ id: '24-000124-1' })],
  ['an error', () => ({ status: 500, body: '{}' })],
  ['a page', () => ({ body: '<html>Sorry</html>' })],
  ['an empty answer', () => ({ body: '' })],
  ['a list', () => ({ body: '[]' })],
  ['no end of text', () => ({ body: JSON.stringify({ x: 'x'.repeat(70_000) }) })],
  ['no answer', () => 'hang'],
])('an answer that is %s is silence of the bank', async (_, reply) => {
  const { account, asked } = await startWayForPay(reply)

  await expect(checkStatus(account, id)).rejects.toThrow(expect.objectContaining({ name: 'ProviderSilence' }))
  expect(asked).toHaveLength(2)
})

test.each([
  ['Refunded', 'refunded'],
  ['Voided', 'refunded'],
  ['RefundInProcessing', 'pending'],
  ['Declined', 'declined'],
])('a refund answered by %s is %s', async (status, outcome) => {
  const { account, asked } = await startWayForPay(refundReply(status))

  expect(await refund(account, partly)).toBe(outcome)
  expect(asked).toMatchObject([{ transactionType: 'REFUND', amount: 9500, currency: 'UAH', comment: 'Повернення' }])
  expect(isSignedBy([secret], [merchant, id, '9500', 'UAH'], String(asked[0]?.merchantSignature))).toBe(true)
})

test('all of a payment is given back in the same way', async () => {
  const { account, asked } = await startWayForPay(refundReply('Refunded'))

  expect(await refund(account, { ...partly, amount: 1_908_050 })).toBe('refunded')
  expect(asked).toMatchObject([{ amount: 19_080.5 }])
})

test.each<[string, Parameters<typeof startWayForPay>[0]]>([
  ['forged', refundReply('Refunded', 'somebody else')],
  ['nonsense', refundReply('Approved')],
  ['an error', () => ({ status: 502, body: '' })],
  ['missing', () => 'hang'],
])('a refund whose answer is %s is not sent again: it may have happened', async (_, reply) => {
  const { account, asked } = await startWayForPay(reply)

  await expect(refund(account, partly)).rejects.toMatchObject({ name: 'ProviderSilence', notSent: false })
  expect(asked).toHaveLength(1)
})

test('a bank that cannot be reached has surely given nothing back', async () => {
  const { account, stop } = await startWayForPay(refundReply('Refunded'))
  await stop()

  await expect(refund(account, partly)).rejects.toMatchObject({ name: 'ProviderSilence', notSent: true })
})
