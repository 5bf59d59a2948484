import { HOUR_MS, MINUTE_MS } from '@shop/calendar/durations'
import { order } from '../../test/shopping.ts'
import { codeIn, saved, sentEmails } from '../../test/staff.ts'
import { type Answer, type Api, type Json, startApi } from '../../test/start-api.ts'
import { REFUSED_AFTER_MS } from './look-up-order.ts'

const email = 'olena@example.com'
const unknown = { number: '26-999999', email }

async function shopWithOrder(wishes: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi({ trustedProxies: 1, ...wishes })
  const { ref, number } = (await order(api)).body.order as { ref: string; number: string }
  return { api, ref, number }
}

/** Each call comes from another client, unless it says from which. */
let clients = 0
const lookUp = (api: Api, body: Json, address = `203.0.113.${clients++ % 250}`): Promise<Answer> =>
  api.post('/api/orders/look-up', body, { headers: { 'x-forwarded-for': address } })
const outcomeOf = ({ status, body }: Answer) => [status, body.order ?? body.error?.code ?? null]
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')
const codes = async (api: Api) => (await sentEmails(api)).filter(subject => /^\d{6} /.test(subject))

test('a guest finds an order by its number, its email and the code that is sent there', async () => {
  const { api, ref, number } = await shopWithOrder()

  expect(outcomeOf(await lookUp(api, { number: `№ ${number}`, email: 'Olena@Example.com' }))).toEqual([200, null])
  const code = await codeIn(api)
  expect(outcomeOf(await lookUp(api, { number, email, code }))).toEqual([200, { ref }])

  // On the order's page this code proves whose it is.
  expect((await api.post('/api/orders/cancel', { order: ref, code })).status).toBe(200)
})

test('the email with the code goes to the mailbox of the order, in its language', async () => {
  const { api, number } = await shopWithOrder()
  await lookUp(api, { number, email: 'OLENA@example.com' })
  const code = await codeIn(api)

  const [mail] = await api.db
    .collection('caught_mails')
    .find({ subject: new RegExp(`^${code}`) })
    .toArray()
  expect(mail).toMatchObject({ to: email, subject: `${code} — код для замовлення № ${number}` })
})

test('an unknown number and another email are answered as the order is, and no email goes out', async () => {
  const { api, number } = await shopWithOrder()
  const another = { number, email: 'stranger@example.com' }

  const [known, ...others] = [
    await lookUp(api, { number, email }),
    await lookUp(api, unknown),
    await lookUp(api, another),
  ] as const
  for (const other of others) expect([other.status, other.text]).toEqual([known.status, known.text])
  expect(await codes(api)).toHaveLength(1)

  const code = await codeIn(api)
  const refused = await lookUp(api, { number, email, code: wrongFor(code) })
  expect(outcomeOf(refused)).toEqual([422, 'code_wrong'])
  expect(outcomeOf(await lookUp(api, { ...unknown, code }))).toEqual(outcomeOf(refused))
  expect(outcomeOf(await lookUp(api, { ...another, code }))).toEqual(outcomeOf(refused))
})

test('a refusal takes as long with an order as without one', async () => {
  const { api, number } = await shopWithOrder()
  for (const asked of [{ number, email }, unknown]) {
    const began = performance.now()
    await lookUp(api, { ...asked, code: '000000' })
    expect(performance.now() - began).toBeGreaterThan(REFUSED_AFTER_MS - 10)
  }
})

test('asking for a code leaves the order to be changed later, so that the answer takes no longer for it', async () => {
  const { api, ref, number } = await shopWithOrder()
  const before = await saved(api, ref)
  await lookUp(api, { number, email })

  expect(await saved(api, ref)).toEqual(before)
  const waiting = await api.db.collection('outbox').find({ effect: 'order-look-up' }).toArray()
  expect(waiting).toMatchObject([{ state: 'waiting', facts: { order: number } }])
  await lookUp(api, unknown)
  expect(await api.db.collection('outbox').countDocuments({ effect: 'order-look-up', 'facts.order': null })).toBe(1)
})

test('an old code, one try too many and a code that was never sent are refused in the words of a wrong one', async () => {
  const { api, number } = await shopWithOrder()
  expect(outcomeOf(await lookUp(api, { number, email, code: '000000' }))).toEqual([422, 'code_wrong'])

  await lookUp(api, { number, email })
  const old = await codeIn(api)
  api.wait(11 * MINUTE_MS)
  expect(outcomeOf(await lookUp(api, { number, email, code: old }))).toEqual([422, 'code_wrong'])

  await lookUp(api, { number, email })
  const code = await codeIn(api)
  const wrong = { number, email, code: wrongFor(code) }
  await Promise.all(Array.from({ length: 5 }, () => lookUp(api, wrong)))
  expect(outcomeOf(await lookUp(api, { number, email, code }))).toEqual([422, 'code_wrong'])
})

test('a visitor who does not know the email uses up no try of the code', async () => {
  const { api, ref, number } = await shopWithOrder()
  await lookUp(api, { number, email })
  const code = await codeIn(api)
  for (let tries = 0; tries < 6; tries++) await lookUp(api, { number, email: 'stranger@example.com', code: '000000' })

  expect(outcomeOf(await lookUp(api, { number, email, code }))).toEqual([200, { ref }])
})

test.each([true, false])(
  'three codes an hour may be asked for, also for no order at all (there is one: %s)',
  async isKnown => {
    const { api, number } = await shopWithOrder({ limitsFactor: 1 })
    const asked = isKnown ? { number, email } : unknown
    const ask = async () => outcomeOf(await lookUp(api, asked))

    const good = [200, null]
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([good, good, good, [429, 'too_many_requests']])
    api.wait(HOUR_MS)
    expect(await ask()).toEqual(good)
  },
)

test.each([true, false])(
  'ten codes an hour may be tried, also of no order at all (there is one: %s)',
  async isKnown => {
    const { api, number } = await shopWithOrder({ limitsFactor: 1 })
    const asked = { ...(isKnown ? { number, email } : unknown), code: '000000' }

    const answers = await Promise.all(Array.from({ length: 11 }, () => lookUp(api, asked)))
    const counts = Object.groupBy(answers, ({ status }) => String(status))
    expect([counts[422]?.length, counts[429]?.length]).toEqual([10, 1])
  },
)

test('a client asks for ten codes and tries thirty an hour, whatever orders it names', async () => {
  const { api } = await shopWithOrder({ limitsFactor: 1 })
  const numbers = Array.from({ length: 31 }, (_, index) => ({ number: `26-${900_000 + index}`, email }))
  const refused = (answers: Answer[]) => answers.filter(({ status }) => status === 429).length

  expect(refused(await Promise.all(numbers.slice(0, 11).map(asked => lookUp(api, asked, '198.51.100.7'))))).toBe(1)
  const tries = numbers.map(asked => lookUp(api, { ...asked, code: '000000' }, '198.51.100.7'))
  expect(refused(await Promise.all(tries))).toBe(1)
})

test('codes that the page of the order asked for count too, without a word about it', async () => {
  const { api, ref, number } = await shopWithOrder({ limitsFactor: 1 })
  for (let times = 0; times < 3; times++) await api.post('/api/orders/send-code', { order: ref })
  const before = await codes(api)

  expect(outcomeOf(await lookUp(api, { number, email }))).toEqual([200, null])
  expect(await codes(api)).toEqual(before)
})

test.each([
  [{ email }, 'number'],
  [{ number: '26-000001' }, 'email'],
  [{ number: '26-000001', email: 'olena' }, 'email'],
  [{ number: 'T26-000001x9', email }, 'number'],
  [{ number: { $gt: '' }, email }, 'number'],
  [{ number: '26-000001', email: { $ne: null } }, 'email'],
  [{ number: '26-000001', email, code: '12345' }, 'code'],
  [{ number: '26-000001', email, code: null }, 'code'],
  [{ number: '26-000001', email, code: ['123456'] }, 'code'],
])('%j is refused as what it is', async (body, field) => {
  const { status, body: answer } = await lookUp(await startApi({ trustedProxies: 1 }), body)

  expect([status, answer.error.code, Object.keys(answer.error.fields)]).toEqual([400, 'validation', [field]])
})

test('an order that is not placed yet is not found', async () => {
  const { api, ref, number } = await shopWithOrder()
  await api.db.collection('orders').updateOne({ ref }, { $set: { state: 'placing' } })
  await lookUp(api, { number, email })

  expect(await codes(api)).toEqual([])
})
