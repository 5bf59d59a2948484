import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { askPrice, orderFor } from '@shop/shop/test/buy'
import { type Browser, createBrowser } from '@shop/testing/browser'
import { oneOf } from '../../shared/testing/src/seeded.ts'
import type { Bank } from './bank.ts'
import { contested, type Login, scarce, sizes } from './fill-shop.ts'
import type { Tally } from './tally.ts'

/** One attempt to buy, under one key, until the shop has accepted or refused it. */
export type Attempt = { key: string; outcome: 'open' | 'ordered' | 'refused'; refs: Set<string>; code: string | null }

type BuyerDeps = {
  url: () => string
  bank: Bank
  tally: () => Tally
  random: () => number
  attempts: Attempt[]
  login: Login | null
  name: string
  isOver: () => boolean
  /** A buyer without an answer by then gives up, and the run has failed. */
  giveUpAt: () => number
}

type Answer = Awaited<ReturnType<Browser['post']>>
type Send = () => Promise<Answer>

/** A buyer who shops again and again: asks the price, orders, mostly pays, and retries when no answer comes. */
export async function goShopping(parts: BuyerDeps): Promise<void> {
  const { url, random, login, isOver, name } = parts
  let visit = 0
  let browser = createBrowser(url())
  while (!isOver()) {
    visit += 1
    // Guests come with a fresh browser now and then; others order the same things again, which ends the earlier order.
    if (!login && random() < 0.4) browser = createBrowser(url())
    if (login && !browser.cookies.has('__Host-session')) await signIn(parts, browser, login)
    await buyOnce(parts, browser, `${name}.${visit}@example.com`)
    await pause(250 + random() * 350)
  }
}

async function buyOnce(parts: BuyerDeps, browser: Browser, email: string): Promise<void> {
  const { random } = parts
  const lines = wishes(random)
  const promo_code = random() < 0.35 ? contested : undefined
  const wish = { email, ...(promo_code && { promo_code }) }
  if (browser.cookies.has('__Host-session')) await saveCart(parts, browser, lines)

  const quote = await retry(parts, 'a quote', () => askPrice(browser, lines, wish))
  if (quote?.status !== 200) return
  const attempt: Attempt = { key: randomUUID(), outcome: 'open', refs: new Set(), code: null }
  parts.attempts.push(attempt)
  const order = orderFor(quote, lines, wish)
  const send = () => browser.post('/api/orders/create', order, { 'idempotency-key': attempt.key })
  const answer = await retry(parts, 'an order', send)
  if (!answer) return
  attempt.outcome = answer.status === 201 ? 'ordered' : 'refused'
  attempt.code = answer.body.error?.code ?? null
  const ref = refIn(answer.body)
  if (!ref) return
  attempt.refs.add(ref)
  if (random() < 0.15) await again(parts, attempt, send)
  if (random() < 0.75) await pay(parts, browser, ref)
}

/** Sends the request once more, as an impatient finger or a proxy does. */
async function again(parts: BuyerDeps, attempt: Attempt, send: Send): Promise<void> {
  const ref = refIn((await retry(parts, 'an order', send))?.body ?? {})
  if (ref) attempt.refs.add(ref)
}

async function pay(parts: BuyerDeps, browser: Browser, ref: string): Promise<void> {
  const wanted = { order: ref, method: 'card' }
  const started = await retry(parts, 'a payment', () => browser.post('/api/payments/start', wanted))
  const fields = Array.isArray(started?.body.fields) ? started.body.fields : []
  const form = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
  if (started?.status === 200) await parts.bank.pay(form, parts.random() < 0.85 ? 'approve' : 'decline')
}

async function signIn(parts: BuyerDeps, browser: Browser, login: Login): Promise<void> {
  await retry(parts, 'a sign-in', () => browser.post('/api/user/login', login))
}

async function saveCart(parts: BuyerDeps, browser: Browser, wanted: ReturnType<typeof wishes>): Promise<void> {
  const lines = wanted.map(line => ({ ...line, bundle: null, timestamp: Date.now() }))
  await retry(parts, 'a cart', () => browser.post('/api/cart/update', { data: { mode: 'merge', lines } }))
}

/** Retries until the shop answers with less than 500. Null when the time is over. */
async function retry(parts: BuyerDeps, what: string, send: Send): Promise<Answer | null> {
  while (Date.now() < parts.giveUpAt()) {
    const began = performance.now()
    const answer = await send().catch(() => null)
    parts.tally().record(what, answer?.status ?? 0, answer?.headers, {
      ms: performance.now() - began,
      sentence: answer?.body.error?.message ?? null,
    })
    if (answer && answer.status < 500) return answer
    await pause(150 + parts.random() * 250)
  }
  return null
}

function wishes(random: () => number) {
  const first = random() < 0.05 ? scarce : oneOf(random, sizes)
  const second = oneOf(random, sizes)
  return (random() < 0.4 && first !== second ? [first, second] : [first]).map(size => ({ ...size, count: 1 }))
}

function refIn(body: Record<string, unknown>): string | null {
  const { order } = body
  return typeof order === 'object' && order !== null && 'ref' in order ? String(order.ref) : null
}
