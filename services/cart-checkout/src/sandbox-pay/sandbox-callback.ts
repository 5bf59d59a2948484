import { signedNames } from '../ports/payment/wayforpay-callback.ts'
import { isSignedBy, signature } from '../ports/payment/wayforpay-signature.ts'
import { postJson } from '../ports/post-json.ts'
import type { PostedPurchase } from './posted-purchase.ts'

const outcomes = {
  approve: { transactionStatus: 'Approved', reason: 'Ok', reasonCode: 1100, authCode: '541963' },
  decline: { transactionStatus: 'Declined', reason: 'Declined To Card Issuer', reasonCode: 1101, authCode: '' },
  pend: { transactionStatus: 'InProcessing', reason: 'In processing', reasonCode: 1134, authCode: '' },
  approve_silently: { transactionStatus: 'Approved', reason: 'Ok', reasonCode: 1100, authCode: '541963' },
  approve_late: { transactionStatus: 'Approved', reason: 'Ok', reasonCode: 1100, authCode: '541963' },
  expire: { transactionStatus: 'Expired', reason: 'Expired', reasonCode: 1120, authCode: '' },
} as const

export type SandboxChoice = keyof typeof outcomes
export const sandboxChoices: readonly SandboxChoice[] = [
  'approve',
  'decline',
  'pend',
  'approve_silently',
  'approve_late',
  'expire',
]

/** The bank takes the money, and its callback is lost on the way: the shop must ask. */
export const isSilent = (choice: SandboxChoice): boolean => choice === 'approve_silently' || choice === 'approve_late'

const SILENCE_MS = 120_000

/** Until when the bank does not answer queries about the payment; null when it answers at once. */
export function silentUntil(choice: SandboxChoice, now: Date): Date | null {
  return choice === 'approve_late' ? new Date(now.getTime() + SILENCE_MS) : null
}

const FEE_PERCENT = 2

/** Of hryvnias, with two decimals. */
function feeOf(amount: string): number {
  return Math.round(Number(amount) * FEE_PERCENT) / 100
}

type Merchant = { merchant: string; secret: string }
export type SandboxEvent = ReturnType<typeof sandboxCallback>

/** The body that the provider reports with, signed as WayForPay signs it. */
export function sandboxCallback(
  { merchant, secret }: Merchant,
  purchase: PostedPurchase,
  choice: SandboxChoice,
  now: Date,
) {
  const time = Math.floor(now.getTime() / 1000)
  const event = {
    merchantAccount: merchant,
    orderReference: purchase.payment_id,
    amount: Number(purchase.amount),
    currency: purchase.currency,
    cardPan: '44****1111',
    cardType: 'Visa',
    paymentSystem: 'card',
    createdDate: time,
    processingDate: time,
    ...outcomes[choice],
    ...(outcomes[choice].transactionStatus === 'Approved' && { fee: feeOf(purchase.amount) }),
  }
  // JSON writes the number without trailing zeros, and it is the written number that is signed.
  const signed = [merchant, ...signedNames.map(name => String(event[name]))]
  return { ...event, merchantSignature: signature(secret, signed) }
}

const LIMITS = { system: 'sandbox', timeOutMs: 10_000, longest: 10_000 } as const

/** Reports to the shop; true when the shop accepted it with its own signature. */
export async function report(url: string, secret: string, body: SandboxEvent): Promise<boolean> {
  const answer = await postJson(url, body, LIMITS).catch(() => null)
  const reply = parseJson(answer?.text ?? '')
  if (typeof reply !== 'object' || reply === null) return false
  const { orderReference, status, time, signature: given } = reply as Record<string, unknown>
  const signed = [orderReference, status, time].map(String)
  return status === 'accept' && typeof given === 'string' && isSignedBy([secret], signed, given)
}

/** Null of what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
