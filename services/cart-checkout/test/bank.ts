import { CALLBACK_PATH, RETURN_PATH } from '../src/payments/payments.routes.ts'
import { signedNames } from '../src/ports/payment/wayforpay-callback.ts'
import { signature } from '../src/ports/payment/wayforpay-signature.ts'
import type { Answer, Api, Json } from './start-api.ts'

/** What the visitor of the trial provider presses. */
export function decide(api: Api, fields: [string, string][], choice: string): Promise<Answer> {
  return api.form('/sandbox-pay/decide', [...fields, ['choice', choice]])
}

/** A callback as WayForPay writes it; `raw` is the body text, in which a number may be written in any way. */
export async function signedCallback(api: Api, payment_id: string, changes: Json = {}): Promise<string> {
  const event = {
    merchantAccount: 'levada_sandbox',
    orderReference: payment_id,
    amount: '5070',
    currency: 'UAH',
    authCode: '541963',
    cardPan: '44****1111',
    transactionStatus: 'Approved',
    reasonCode: '1100',
    ...changes,
  }
  const secret = (await api.db.collection('sandbox_pay').findOne({}))?.secret
  const merchantSignature = signature(secret, ['levada_sandbox', ...signedNames.map(name => event[name])])
  const { amount, reasonCode, ...texts } = event
  const body = JSON.stringify({ ...texts, merchantSignature })
  return `${body.slice(0, -1)},"amount":${amount},"reasonCode":${reasonCode}}`
}

export async function callBack(api: Api, payment_id: string, changes: Json = {}): Promise<Answer> {
  return api.post(CALLBACK_PATH, await signedCallback(api, payment_id, changes))
}

/** The bank's page sends the browser back to the shop. Answers when the shop has asked the bank about it, if it could. */
export async function comeBack(api: Api, ref: string): Promise<Answer> {
  const answer = await api.get(`${RETURN_PATH}?order=${ref}`)
  await api.service.jobs.runNow('ask-bank')
  return answer
}

/** The bank decides, and its callback is lost on the way. */
export async function decideWithoutCallback(api: Api, fields: [string, string][], choice: string): Promise<void> {
  api.bank.isAway = true
  await decide(api, fields, choice)
  api.bank.isAway = false
}
