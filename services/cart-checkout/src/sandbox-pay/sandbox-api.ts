import { minorUnits, signedNames, textsIn } from '../ports/payment/wayforpay-callback.ts'
import { isSignedBy, signature } from '../ports/payment/wayforpay-signature.ts'
import type { SandboxPayment, SandboxPayments } from './sandbox-payments.repository.ts'

type SandboxBank = {
  merchant: string
  secret: string
  payments: Pick<SandboxPayments, 'findById' | 'findBetween' | 'refund'>
}

/** Does the provider give no answer about this payment now, as one that does not work? */
export async function isSilentAbout(
  payments: Pick<SandboxPayments, 'findById'>,
  asked: string,
  now: Date,
): Promise<boolean> {
  const payment = await payments.findById(textsIn(asked)?.get('orderReference') ?? '')
  return (payment?.silent_until ?? now) > now
}

/** Answers what a shop asks of the provider's own address: what became of a payment or of a period, and to give money back. */
export async function answerSandboxApi({ merchant, secret, payments }: SandboxBank, asked: string): Promise<object> {
  const values = textsIn(asked)
  const text = (name: string) => values?.get(name) ?? ''
  if (text('transactionType') === 'TRANSACTION_LIST') return answerTransactionList({ merchant, secret, payments }, text)
  const id = text('orderReference')
  const isRefund = text('transactionType') === 'REFUND'
  const signed = isRefund ? [merchant, id, text('amount'), text('currency')] : [merchant, id]
  if (!isSignedBy([secret], signed, text('merchantSignature'))) return { reason: 'Invalid signature', reasonCode: 1113 }
  const payment = await payments.findById(id)
  if (!isRefund) return withSignature(statusOf(payment, id))

  const amount = minorUnits(text('amount'))
  const left = payment?.word.transactionStatus === 'Approved' ? paidAmount(payment) - payment.refunded : 0
  const isGiven = payment && amount && amount <= left ? await payments.refund(payment, amount) : false
  const outcome = isGiven
    ? { transactionStatus: 'Refunded', reason: 'Ok', reasonCode: 1100 }
    : { transactionStatus: 'Declined', reason: 'Refund is not possible', reasonCode: 1132 }
  const merchantSignature = signature(secret, [merchant, id, outcome.transactionStatus, String(outcome.reasonCode)])
  return { merchantAccount: merchant, orderReference: id, ...outcome, merchantSignature }

  function withSignature(event: Record<(typeof signedNames)[number], string | number>): object {
    const merchantSignature = signature(secret, [merchant, ...signedNames.map(name => String(event[name]))])
    return { merchantAccount: merchant, ...event, merchantSignature }
  }
}

async function answerTransactionList(
  { merchant, secret, payments }: SandboxBank,
  text: (name: string) => string,
): Promise<object> {
  const [from, until] = [text('dateBegin'), text('dateEnd')]
  if (!isSignedBy([secret], [merchant, from, until], text('merchantSignature')))
    return { reason: 'Invalid signature', reasonCode: 1113 }
  const found = await payments.findBetween(Number(from), Number(until))
  const transactionList = found.map(payment => ({
    ...statusOf(payment, payment._id),
    transactionType: 'PURCHASE',
    createdDate: payment.word.createdDate,
  }))
  return { reason: 'Ok', reasonCode: 1100, transactionList }
}

function statusOf(payment: SandboxPayment | null, id: string) {
  const nothing = { amount: 0, currency: 'UAH', authCode: '', cardPan: '' }
  if (!payment) return { ...nothing, orderReference: id, transactionStatus: 'Declined', reasonCode: 1127 }
  const { orderReference, amount, currency, authCode, cardPan, transactionStatus, reasonCode } = payment.word
  const status = payment.refunded > 0 && payment.refunded === paidAmount(payment) ? 'Refunded' : transactionStatus
  const known = { orderReference, amount, currency, authCode, cardPan, transactionStatus: status, reasonCode }
  return { ...known, ...(payment.word.fee !== undefined && { fee: payment.word.fee }) }
}

function paidAmount({ word }: SandboxPayment): number {
  return minorUnits(String(word.amount)) ?? 0
}
