import { signature } from '../src/ports/payment/wayforpay-signature.ts'
import { type Reply, startStubServer } from './stub-server.ts'

export const merchant = 'shop_example'
export const secret = 'test_secret_not_real'

type Asked = Record<string, unknown>

/** A server that speaks WayForPay's protocol, and answers as the test says: one reply after another, the last again and again. */
export async function startWayForPay(...replies: ((asked: Asked) => Reply)[]) {
  const asked: Asked[] = []
  const { origin, stop } = await startStubServer(body => {
    const question: Asked = JSON.parse(body)
    return replies[Math.min(asked.push(question), replies.length) - 1]?.(question) ?? 'hang'
  })
  const account = { merchant, secrets: [secret] as const, api: () => `${origin}/api`, timeOutMs: 1000 }
  return { account, asked, stop }
}

/** The answer to CHECK_STATUS; `amount` is the text of the JSON number. */
export function statusReply(about: Partial<Record<'id' | 'amount' | 'status' | 'code' | 'secret', string>> = {}) {
  const { id = '24-000123-1', amount = '19080', status = 'Approved', code = '1100', secret: key = secret } = about
  const signed = [merchant, id, amount, 'UAH', '541963', '44****1111', status, code]
  const texts = { merchantAccount: merchant, orderReference: id, currency: 'UAH', authCode: '541963' }
  const rest = { ...texts, cardPan: '44****1111', transactionStatus: status, merchantSignature: signature(key, signed) }
  return (): Reply => ({ body: `${JSON.stringify(rest).slice(0, -1)},"amount":${amount},"reasonCode":${code}}` })
}

export function refundReply(transactionStatus: string, key = secret) {
  return ({ orderReference }: Asked): Reply => {
    const merchantSignature = signature(key, [merchant, String(orderReference), transactionStatus, '1100'])
    const answer = { merchantAccount: merchant, orderReference, transactionStatus, reasonCode: 1100, merchantSignature }
    return { body: JSON.stringify(answer) }
  }
}
