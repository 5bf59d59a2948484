import { once } from 'node:events'
import { request } from 'node:http'
import type { Wait } from '@shop/service-kit/auth/guess-delay'
import { aClock } from '@shop/testing/a-clock'
import { olena } from '../../test/signed-in.ts'
import { type AccountApi, startApi } from '../../test/start-api.ts'

const login = '/api/user/login'
const from = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` })
const nobody = 'nobody@example.com'

/** A shop that knows Olena, and what it has waited so far. */
async function aShop() {
  const waits: number[] = []
  const api = await startApi({ clock: aClock(), wait: async ms => waits.push(ms) })
  await api.service.createCustomer(olena)
  return { ...api, waits }
}

/** A shop in which a delayed request waits until the test is over. */
async function aShopThatWaits() {
  const held: AbortSignal[] = []
  const full = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const wait: Wait = (_ms, gone) => {
    if (held.push(gone) === 20) full.resolve()
    return Promise.race([end.promise, once(gone, 'abort').then(() => Promise.reject(gone.reason))])
  }
  const api = await startApi({ clock: aClock(), wait })
  await api.service.createCustomer(olena)
  return { ...api, held, full: full.promise, end: end.resolve }
}

async function guessTimes(count: number, { open }: AccountApi, email = olena.email) {
  const answers = []
  // Each from another address, so that only the account's tries count.
  for (let index = 1; index <= count; index += 1)
    answers.push(await open().post(login, { email, password: `guess-${index}` }, from(index)))
  return answers
}

test('a customer who mistypes the password four times and then remembers it is not delayed', async () => {
  const shop = await aShop()
  await guessTimes(4, shop)

  expect((await shop.open().post(login, olena)).status).toBe(200)
  expect(shop.waits).toEqual([])
})

test('guesses at one account are delayed ever longer, wherever they come from', async () => {
  const shop = await aShop()
  await guessTimes(12, shop)

  expect(shop.waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
})

test('delays do not reveal who is a customer', async () => {
  const shop = await aShop()
  const there = await guessTimes(9, shop)
  const ofOlena = shop.waits.splice(0)
  const nowhere = await guessTimes(9, shop, nobody)

  expect(shop.waits).toEqual(ofOlena)
  expect(nowhere.map(({ status }) => status)).toEqual(there.map(({ status }) => status))
})

test('a right password is delayed as long as a wrong one: hanging up early tells a guesser nothing', async () => {
  const shop = await aShop()
  await guessTimes(6, shop)
  shop.waits.length = 0

  expect((await shop.open().post(login, olena, from(99))).status).toBe(200)
  expect(shop.waits).toEqual([1000])
})

test('a quarter of an hour after the wrong guesses the customer signs in without delay', async () => {
  const clock = aClock()
  const waits: number[] = []
  const api = await startApi({ clock, wait: async ms => waits.push(ms) })
  await api.service.createCustomer(olena)
  await guessTimes(9, api)
  waits.length = 0
  clock.wait(15 * 60)

  expect((await api.open().post(login, olena)).status).toBe(200)
  expect(waits).toEqual([])
})

test('while a rush of guesses is delayed, other customers sign in', async () => {
  const shop = await aShopThatWaits()
  const iryna = { ...olena, email: 'iryna@example.com' }
  await shop.service.createCustomer(iryna)
  const rush = Array.from({ length: 25 }, (_, index) =>
    shop.open().post(login, { email: olena.email, password: `guess-${index}` }, from(index)),
  )
  await shop.full

  expect((await shop.open().post(login, iryna, from(200))).status).toBe(200)
  shop.end()
  expect(new Set((await Promise.all(rush)).map(({ status }) => status))).toEqual(new Set([401]))
})

test('the delay of a guesser who hangs up ends at once', async () => {
  const shop = await aShopThatWaits()
  await guessTimes(5, shop)
  const asked = request(`${shop.address}${login}`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  asked.on('error', () => undefined).end(JSON.stringify({ email: olena.email, password: 'guess-6' }))
  const held = await firstOf(shop.held)
  asked.destroy()

  if (!held.aborted) await once(held, 'abort')
  expect(held.aborted).toBe(true)
})

async function firstOf(held: readonly AbortSignal[]): Promise<AbortSignal> {
  for (;;) {
    const [first] = held
    if (first) return first
    await new Promise(setImmediate)
  }
}
