import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { readPurchase } from '@shop/cart-checkout/sandbox-pay/posted-purchase'
import { answerSandboxApi } from '@shop/cart-checkout/sandbox-pay/sandbox-api'
import {
  type SandboxChoice,
  type SandboxEvent,
  sandboxCallback,
} from '@shop/cart-checkout/sandbox-pay/sandbox-callback'
import type { SandboxPayment } from '@shop/cart-checkout/sandbox-pay/sandbox-payments.repository'
import type { Tally } from './tally.ts'

const BANK_MERCHANT = 'levada_sandbox'
const CALLBACK = '/api/payments/wayforpay/callback'
const REPEAT_MS = 250
const TIME_OUT_MS = 20_000
const PURCHASE = { currency: 'UAH', locale: 'uk' as const, return_url: '', products: [], fields: [] }

/** How the bank behaves. Unless changed, it decides at once and repeats its callback until the shop accepts it. */
export type BankBehaviour = {
  /** How often it sends each callback, all at once. */
  times?: number
  /** How late it sends it. */
  lateMs?: number
  /** It takes the money and sends no callback: the shop must query it. */
  silent?: boolean
  /** How it answers when it is queried. */
  asked?: 'hangs' | 'fails' | 'babbles'
}

export type Bank = Awaited<ReturnType<typeof openBank>>

/** A bank of our own that speaks the provider's protocol, on both of its sides. */
export async function openBank(door: () => string, secretOf: () => Promise<string>, tallyOf: () => Tally) {
  const accounts = createAccounts()
  let behaviour: BankBehaviour = {}
  const callbacks = createCallbacks(door, tallyOf, () => behaviour)

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    if (behaviour.asked === 'hangs') return
    if (behaviour.asked === 'fails') return void res.writeHead(500).end('{}')
    if (behaviour.asked === 'babbles') return void res.end('<html>maintenance</html>')
    const bank = { merchant: BANK_MERCHANT, secret: await secretOf(), payments: accounts }
    res.end(JSON.stringify(await answerSandboxApi(bank, Buffer.concat(chunks).toString('utf8'))))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    report: callbacks.report,
    /** An approval signed with the bank's secret, or with another one. */
    async approval(payment_id: string, amount: string, secret?: string): Promise<SandboxEvent> {
      const purchase = { payment_id, amount, ...PURCHASE }
      return sandboxCallback(
        { merchant: BANK_MERCHANT, secret: secret ?? (await secretOf()) },
        purchase,
        'approve',
        new Date(),
      )
    },
    record: accounts.save,
    behave(next: BankBehaviour): void {
      behaviour = next
    },
    /** A buyer posts the form and the bank decides; false for a form that the shop did not sign. */
    async pay(form: URLSearchParams, choice: SandboxChoice): Promise<boolean> {
      const secret = await secretOf()
      const purchase = readPurchase(form, secret)
      if (!purchase) return false
      const callback = sandboxCallback({ merchant: BANK_MERCHANT, secret }, purchase, choice, new Date())
      await accounts.save(callback)
      if (!behaviour.silent) callbacks.send(callback)
      return true
    },
    listApproved: accounts.listApproved,
    /** Reports each payment that it took money for once more; the ids of those that the shop did not take. */
    async reportApproved(): Promise<string[]> {
      const events = accounts.listApproved().flatMap(id => accounts.eventOf(id) ?? [])
      const taken = await Promise.all(events.map(event => callbacks.report(event)))
      return events.flatMap(({ orderReference }, at) => (taken[at] ? [] : [orderReference]))
    },
    refundsOf: accounts.refundsOf,
    forget: accounts.forget,
    isQuiet: callbacks.isQuiet,
    async stop(): Promise<void> {
      await callbacks.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Payments that the bank took, and what of them went back. */
function createAccounts() {
  const taken = new Map<string, SandboxPayment>()
  const refunds: string[] = []
  return {
    async save(callback: SandboxEvent): Promise<void> {
      taken.set(callback.orderReference, { _id: callback.orderReference, word: callback, refunded: 0 })
    },
    findById: async (id: string) => taken.get(id) ?? null,
    findBetween: async () => [...taken.values()],
    async refund(payment: SandboxPayment, amount: number) {
      refunds.push(payment._id)
      taken.set(payment._id, { ...payment, refunded: payment.refunded + amount })
      return true
    },
    eventOf: (id: string): SandboxEvent | undefined => taken.get(id)?.word,
    /** Payments that it took money for. */
    listApproved: (): string[] =>
      [...taken.values()].flatMap(({ _id, word }) => (word.transactionStatus === 'Approved' ? _id : [])),
    /** How often money of this payment went back. */
    refundsOf: (payment_id: string): number => refunds.filter(id => id === payment_id).length,
    forget: (): void => taken.clear(),
  }
}

/** Callbacks to the shop, each repeated until the shop accepts it or the bank is closed. */
function createCallbacks(door: () => string, tallyOf: () => Tally, behaviourOf: () => BankBehaviour) {
  const delivering = new Set<Promise<void>>()
  let isOpen = true

  /** One report; true when the shop took it. */
  async function report(body: object): Promise<boolean> {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(TIME_OUT_MS)
    const request = { method: 'POST', headers, body: JSON.stringify(body), signal }
    const answer = await fetch(door() + CALLBACK, request).catch(() => null)
    tallyOf().record('a callback', answer?.status ?? 0, answer?.headers)
    const text = await answer?.text().catch(() => '')
    return answer?.status === 200 && text?.includes('"accept"') === true
  }

  async function deliver(callback: SandboxEvent): Promise<void> {
    while (isOpen && !(await report(callback))) await pause(REPEAT_MS)
  }

  return {
    report,
    send(callback: SandboxEvent): void {
      const { times = 1, lateMs = 0 } = behaviourOf()
      const sending = pause(lateMs).then(async () => {
        await Promise.all(Array.from({ length: times }, () => deliver(callback)))
      })
      delivering.add(sending)
      sending.finally(() => delivering.delete(sending))
    },
    isQuiet: (): boolean => delivering.size === 0,
    async stop(): Promise<void> {
      isOpen = false
      await Promise.allSettled(delivering)
    },
  }
}
