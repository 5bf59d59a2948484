import { randomUUID } from 'node:crypto'
import { toPost } from '@shop/testing/checkout'
import { enterCode } from '../../test/a-promo-code.ts'
import { askQuote, oneDress, orderBody } from '../../test/shopping.ts'
import { type Answer, type Api, startApi } from '../../test/start-api.ts'

const right = 'SPRING15'
const LIMIT = 10
const WINDOW_MS = 10 * 60_000
const HERE = '203.0.113.7'
const wrongCodes = (count: number) => Array.from({ length: count }, (_, index) => `WRONG${index}`)

async function aShop(): Promise<Api> {
  const api = await startApi({ limitsFactor: 1, trustedProxies: 1 })
  await enterCode(api)
  return api
}
type Try = { code?: string; email?: string; from?: string; cookie?: string | null }

/** Asks for the price with a code, from an address; without a cookie it is a new browser each time. */
const quote = (api: Api, { code, email, from = HERE, cookie = null }: Try) =>
  api.post(
    '/api/cart/quote',
    { locale: 'uk', currency: 'UAH', lines: oneDress, delivery: toPost, ...(code && { promo_code: code }), email },
    { cookie, headers: { 'x-forwarded-for': from } },
  )
/** Orders with a code that no quote has judged. */
async function order(api: Api, { code, from = HERE, cookie = null }: Try, seen: Answer) {
  const body = { ...orderBody(seen, {}), promo_code: code }
  const headers = { 'x-forwarded-for': from }
  return api.post('/api/orders/create', body, { key: randomUUID(), cookie, headers })
}
const isJudged = ({ status, body }: Answer) => status === 409 || (status === 200 && body.promo !== undefined)
const judged = (answers: Answer[]) => answers.filter(isJudged).length

test('of a thousand codes guessed from one address, ten are judged, and the right one among the others is not revealed', async () => {
  const api = await aShop()
  const codes = wrongCodes(1000).toSpliced(500, 0, right)
  const answers: Answer[] = []
  for (let from = 0; from < codes.length; from += 50)
    answers.push(...(await Promise.all(codes.slice(from, from + 50).map(code => quote(api, { code })))))

  expect(judged(answers)).toBe(LIMIT)
  const refusals = answers.filter(answer => !isJudged(answer))
  const texts = new Set(
    refusals.map(({ status, body: { error } }) => JSON.stringify([status, error.code, error.message])),
  )
  expect(texts.size).toBe(1)
  expect(refusals[0]).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests', seconds: 600 } } })
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('"applied":true')
})

test('whose emails have used a code is told of ten of them at most', async () => {
  const api = await aShop()
  const codes = api.db.collection('promo_codes')
  const emails = Array.from({ length: 30 }, (_, index) => `olena${index}@example.com`)
  const holds = emails.map((email, index) => ({ order: `26-0001${index}`, customer: `email ${email}` }))
  await codes.updateOne({ code: right }, { $set: { holds, per_customer_limit: 1, usage_limit: null } })

  const answers: Answer[] = []
  for (const email of emails) answers.push(await quote(api, { code: right, email }))

  expect(judged(answers)).toBe(LIMIT)
})

test('all addresses of an IPv6 network share one limit', async () => {
  const api = await aShop()
  const answers = await Promise.all(
    wrongCodes(40).map((code, index) => quote(api, { code, from: `2001:db8:1:2::${index + 1}` })),
  )
  expect(judged(answers)).toBe(LIMIT)
  expect(isJudged(await quote(api, { code: 'OTHER', from: '2001:db8:1:3::1' }))).toBe(true)
})

test('a client that changes from one /64 to the next within a /48 has eighty codes judged, and the next /48 is not refused', async () => {
  const api = await aShop()
  const from = (index: number) => `2001:db8:1:${(index % 30) + 1}::1`
  const answers: Answer[] = []
  for (const [index, code] of wrongCodes(90).entries()) answers.push(await quote(api, { code, from: from(index) }))

  expect(judged(answers)).toBe(8 * LIMIT)
  expect(isJudged(await quote(api, { code: 'OTHER', from: '2001:db8:2:1::1' }))).toBe(true)
})

test('guesses in the cart and at ordering share one limit', async () => {
  const api = await aShop()
  const seen = await quote(api, {})
  const answers = await Promise.all(
    wrongCodes(40).map((code, index) => (index % 2 ? quote(api, { code }) : order(api, { code }, seen))),
  )
  expect(judged(answers)).toBe(LIMIT)
  const beyond = await order(api, { code: right }, seen)
  expect([beyond.status, beyond.body.error.code]).toEqual([429, 'too_many_requests'])
})

test('a shopper who changes addresses shares one limit over all of them', async () => {
  const api = await aShop()
  const { cookie } = await quote(api, {})
  const answers: Answer[] = []
  for (const [index, code] of wrongCodes(15).entries())
    answers.push(await quote(api, { code, cookie, from: `203.0.113.${index + 10}` }))
  expect(judged(answers)).toBe(LIMIT)
})

test('a client that is refused uses up nothing of a shopper', async () => {
  const api = await aShop()
  const { cookie } = await quote(api, {})
  for (const code of wrongCodes(30)) await quote(api, { code })
  for (const code of wrongCodes(20)) await quote(api, { code: `MORE-${code}`, cookie })
  const elsewhere = await Promise.all(
    Array.from({ length: LIMIT }, (_, index) => quote(api, { code: `AWAY${index}`, cookie, from: '198.51.100.9' })),
  )
  expect(judged(elsewhere)).toBe(LIMIT)
})

test('a good code is asked for at every change of the cart, with a slip or two, and never meets the limit', async () => {
  const api = await aShop()
  const { cookie } = await quote(api, {})
  for (let change = 0; change < 40; change++) {
    await quote(api, { code: 'SPRNG15', cookie })
    expect((await quote(api, { code: right, cookie })).body.promo).toMatchObject({ applied: true })
  }
  expect((await order(api, { code: right, cookie }, await quote(api, { code: right, cookie }))).status).toBe(201)
})

test('many shoppers behind one address use the same good code', async () => {
  const api = await aShop()
  const answers = await Promise.all(Array.from({ length: 40 }, () => quote(api, { code: right })))
  expect(answers.every(({ body }) => body.promo?.applied)).toBe(true)
})

test('what one shopper has applied stays good when a neighbour guesses, and the neighbour learns nothing', async () => {
  const api = await aShop()
  const { cookie } = await quote(api, {})
  await quote(api, { code: right, cookie })
  for (const code of wrongCodes(30)) await quote(api, { code })

  expect((await quote(api, { code: right, cookie })).body.promo).toMatchObject({ applied: true })
  expect((await quote(api, { code: right })).status).toBe(429)
})

test('beyond the limit the cart without a code is as good as ever, and ten minutes later codes are judged again', async () => {
  const api = await aShop()
  for (const code of wrongCodes(11)) await quote(api, { code })

  expect(await quote(api, {})).toMatchObject({ status: 200, body: { quote: { total: 5070 } } })
  api.wait(WINDOW_MS)
  expect((await quote(api, { code: right })).body.promo).toMatchObject({ applied: true })
})

test('neither what was typed nor an address in plain text is stored to count', async () => {
  const api = await aShop()
  await quote(api, { code: 'MY PASSWORD' })
  expect(JSON.stringify(await api.db.collection('promo_tries').find().toArray())).not.toContain('PASSWORD')
  expect((await askQuote(api, {})).status).toBe(200)
})
