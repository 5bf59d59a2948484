import { setTimeout as pause } from 'node:timers/promises'
import { postJson } from '../post-json.ts'
import {
  type ListedTransaction,
  type PaymentEvent,
  type ProviderRefund,
  ProviderSilence,
  type RefundOutcome,
} from './payment-provider.ts'
import { minorUnits, readCallback, statusOf, textsIn } from './wayforpay-callback.ts'
import { checkStatusRequest, refundRequest, transactionListRequest } from './wayforpay-requests.ts'
import { isSignedBy } from './wayforpay-signature.ts'

export const WAYFORPAY_API = 'https://api.wayforpay.com/api'

export type WayForPayApi = {
  merchant: string
  secrets: readonly [string, ...string[]]
  /** Where the provider answers queries; computed for each, because a sandbox listens late. */
  api: () => string
  timeOutMs?: number
}

const TIME_OUT_MS = 10_000
const PAUSE_MS = 200
const LONGEST_ANSWER = 64 * 1024
/** A day of a large shop. */
const LONGEST_LIST = 8 * 1024 * 1024
const OK = '1100'
const NOT_FOUND = '1127'

/**
 * What became of an attempt; null when the provider does not know it, as of a form that nobody posted.
 * A question changes nothing, so it is asked twice where the time allows it; both together last no longer than `longestMs`.
 * @throws ProviderSilence when there is no answer that can be believed.
 */
export async function checkStatus(
  account: WayForPayApi,
  payment_id: string,
  longestMs = 2 * (account.timeOutMs ?? TIME_OUT_MS) + PAUSE_MS,
): Promise<PaymentEvent | null> {
  const until = performance.now() + longestMs
  const remainingMs = () => Math.min(account.timeOutMs ?? TIME_OUT_MS, until - performance.now())
  const question = () => queryOnce({ ...account, timeOutMs: Math.ceil(remainingMs()) }, payment_id)
  return question().catch(async (error: unknown) => {
    if (!(error instanceof ProviderSilence) || remainingMs() <= PAUSE_MS) throw error
    await pause(PAUSE_MS)
    return question()
  })
}

async function queryOnce(account: WayForPayApi, payment_id: string): Promise<PaymentEvent | null> {
  const { merchant, secrets } = account
  const answer = await post(account, checkStatusRequest({ merchant, secret: secrets[0] }, payment_id))
  const event = readCallback(answer, merchant, secrets)
  if (event?.payment_id !== payment_id)
    throw new ProviderSilence('the answer is not about what was asked, or not signed')
  return event.reason_code === NOT_FOUND ? null : event
}

/**
 * Gives money back. Asked once only: a second request after a lost answer would give it back twice.
 * @throws ProviderSilence when it is not known whether the money moved.
 */
export async function refund(account: WayForPayApi, wanted: ProviderRefund): Promise<RefundOutcome> {
  const { merchant, secrets } = account
  const answer = textsIn(await post(account, refundRequest({ merchant, secret: secrets[0] }, wanted)))
  const text = (name: string) => answer?.get(name) ?? ''
  const signed = [merchant, text('orderReference'), text('transactionStatus'), text('reasonCode')]
  if (text('orderReference') !== wanted.payment_id || !isSignedBy(secrets, signed, text('merchantSignature'))) {
    throw new ProviderSilence('the answer to the refund is not signed')
  }
  switch (statusOf(text('transactionStatus'))) {
    case 'refunded':
    case 'voided':
      return 'refunded'
    case 'refund_pending':
      return 'pending'
    case 'declined':
      return 'declined'
    default:
      throw new ProviderSilence(`a refund does not end as ${text('transactionStatus')}`)
  }
}

/**
 * The transactions of a period, as WayForPay lists them. Nothing in that answer is signed, so it only says which payments to ask about.
 * @throws ProviderSilence when there is no list.
 */
export async function listTransactions(account: WayForPayApi, from: Date, until: Date): Promise<ListedTransaction[]> {
  const { merchant, secrets } = account
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
  const request = transactionListRequest({ merchant, secret: secrets[0] }, seconds(from), seconds(until))
  const answer = await post(account, request, LONGEST_LIST)
  if (textsIn(answer)?.get('reasonCode') !== OK) throw new ProviderSilence('the provider lists no transactions')
  const list = inside(JSON.parse(answer), 'transactionList')
  if (!Array.isArray(list)) throw new ProviderSilence('the list of transactions cannot be read')
  return list.map(toTransaction).filter(({ payment_id }) => payment_id !== '')
}

function toTransaction(row: unknown): ListedTransaction {
  const text = (name: string) => String(inside(row, name) ?? '')
  return {
    payment_id: text('orderReference'),
    status: statusOf(text('transactionStatus')),
    amount: minorUnits(text('amount')),
    currency: text('currency'),
  }
}

async function post(
  { api, timeOutMs = TIME_OUT_MS }: WayForPayApi,
  body: object,
  longest = LONGEST_ANSWER,
): Promise<string> {
  const { status, text } = await postJson(api(), body, { system: 'wayforpay', timeOutMs, longest }).catch(error => {
    throw new ProviderSilence('the provider cannot be reached', { notSent: isNotSent(error), cause: error })
  })
  if (text === null) throw new ProviderSilence(`the provider answered ${status}`)
  return text
}

const neverArrived = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

function isNotSent(error: unknown): boolean {
  return neverArrived.includes(String(inside(inside(error, 'cause'), 'code')))
}

function inside(thing: unknown, name: string): unknown {
  return typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined
}
