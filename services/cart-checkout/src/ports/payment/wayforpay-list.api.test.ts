import { merchant, secret, startWayForPay } from '../../../test/wayforpay-server.ts'
import { listTransactions } from './wayforpay-api.ts'
import { isSignedBy } from './wayforpay-signature.ts'

const from = new Date('2026-11-20T22:00:00Z')
const until = new Date('2026-11-21T22:00:00Z')

const bank = (body: string) => startWayForPay(() => ({ body }))

test('the transactions of a period are asked for with a signature, and their sums are exact', async () => {
  const paid = { orderReference: '24-000123-1', amount: 19080.1, currency: 'UAH', transactionStatus: 'Approved' }
  const back = { orderReference: '24-000124-1', amount: '500', currency: 'UAH', transactionStatus: 'Refunded' }
  const list = [paid, back, { amount: 1 }, null]
  const { account, asked } = await bank(JSON.stringify({ reasonCode: 1100, reason: 'Ok', transactionList: list }))

  expect(await listTransactions(account, from, until)).toEqual([
    { payment_id: '24-000123-1', status: 'approved', amount: 1_908_010, currency: 'UAH' },
    { payment_id: '24-000124-1', status: 'refunded', amount: 50_000, currency: 'UAH' },
  ])
  expect(asked).toMatchObject([
    { transactionType: 'TRANSACTION_LIST', dateBegin: 1795212000, dateEnd: 1795298400, merchantAccount: merchant },
  ])
  const signed = [merchant, '1795212000', '1795298400']
  expect(isSignedBy([secret], signed, String(asked[0]?.merchantSignature))).toBe(true)
})

test.each([
  ['a refusal', JSON.stringify({ reasonCode: 1113, reason: 'Invalid signature' })],
  ['a page', '<html>Sorry</html>'],
  ['a list that is none', JSON.stringify({ reasonCode: 1100, transactionList: 'none' })],
])('%s is no list of transactions', async (_, body) => {
  const { account } = await bank(body)

  await expect(listTransactions(account, from, until)).rejects.toThrow(/transactions/)
})
