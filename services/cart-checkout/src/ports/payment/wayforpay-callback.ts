import type { PaymentEvent, ProviderStatus } from './payment-provider.ts'
import { isSignedBy } from './wayforpay-signature.ts'

const statuses: Record<string, ProviderStatus> = {
  approved: 'approved',
  declined: 'declined',
  created: 'pending',
  inprocessing: 'pending',
  pending: 'pending',
  waitingauthcomplete: 'pending',
  expired: 'expired',
  voided: 'voided',
  refunded: 'refunded',
  refundinprocessing: 'refund_pending',
}

/** Names of the values that WayForPay signs, in its order; the merchant stands before them. */
export const signedNames = [
  'orderReference',
  'amount',
  'currency',
  'authCode',
  'cardPan',
  'transactionStatus',
  'reasonCode',
] as const

/** The event inside a callback, or null when our merchant's secret did not sign it. */
export function readCallback(body: string, merchant: string, secrets: readonly string[]): PaymentEvent | null {
  const values = textsIn(body)
  if (!values) return null
  const text = (name: string) => values.get(name) ?? ''
  const signed = [merchant, ...signedNames.map(text)]
  if (!isSignedBy(secrets, signed, text('merchantSignature'))) return null
  const fee = minorUnits(text('fee'))
  return {
    payment_id: text('orderReference'),
    merchant: text('merchantAccount'),
    status: statusOf(text('transactionStatus')),
    reason_code: text('reasonCode'),
    amount_text: text('amount'),
    amount: minorUnits(text('amount')),
    currency: text('currency'),
    ...(fee !== null && { fee }),
  }
}

/** The pages of WayForPay and its SDK write the same status in different cases. */
export function statusOf(transactionStatus: string): ProviderStatus {
  return statuses[transactionStatus.toLowerCase()] ?? 'unknown'
}

/** `1490.5` → 149050 without passing through a binary fraction; null when it is no sum with at most two decimals. */
export function minorUnits(text: string): number | null {
  const parts = text.match(/^(\d{1,10})(?:\.(\d{1,2})0*)?$/)
  if (!parts) return null
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

type SourceReviver = (key: string, value: unknown, context: { source?: string }) => unknown

// A number is signed as it was written: 100, 100.0 and 100.00 differ, so the text of the number is kept, not its value.
const keepNumbersAsWritten: SourceReviver = (_, value, { source }) =>
  typeof value === 'number' ? (source ?? String(value)) : value

/** The top-level texts and numbers of the JSON body, also of one sent as the name of a form field. */
export function textsIn(body: string): Map<string, string> | null {
  const parsed = parseJson(body) ?? parseJson(formText(body))
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
  return new Map(Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, keepNumbersAsWritten as (key: string, value: unknown) => unknown)
  } catch {
    return undefined
  }
}

function formText(body: string): string {
  try {
    return decodeURIComponent(body.replaceAll('+', ' ')).replace(/=$/, '')
  } catch {
    return ''
  }
}
