import { internalCaughtSmsEndpoint } from '@shop/contracts/staff/orders/caught-sms'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { olena, signedIn, signIn } from '../../test/signed-in.ts'

const phone = '+380671234567'
type Api = Awaited<ReturnType<typeof signedIn>>

const send = ({ browser }: Pick<Api, 'browser'>, to = phone, locale = 'uk') =>
  browser.post('/api/phone-verification/send', { locale, phone: to })
const verify = ({ browser }: Pick<Api, 'browser'>, code: unknown) =>
  browser.post('/api/phone-verification/verify', { code })
const me = async ({ browser }: Pick<Api, 'browser'>) => (await browser.get('/api/user/get-info')).body.user

/** The messages that came, the newest first. */
async function messages({ service, internal }: Pick<Api, 'service' | 'internal'>) {
  await service.jobs.runNow('send-messages')
  return (await internal.call(internalCaughtSmsEndpoint, {})).messages
}
const codeIn = (text = '') => text.match(/\d{5}/)?.[0] ?? ''
const newestCode = async (api: Api) => codeIn((await messages(api))[0]?.text)
/** A code that is not the one that was sent. */
const another = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0')

test('the code from the message proves the customer’s phone', async () => {
  const api = await signedIn()

  expect((await send(api)).body).toEqual({ status: true, resend_in: 180 })
  const [message] = await messages(api)
  expect(message).toMatchObject({ to: phone, locale: 'uk' })
  expect(message?.text).toMatch(/^\d{5} — код LEVADA\. Нікому його не повідомляйте\.$/)
  expect(message?.text.length).toBeLessThanOrEqual(70)

  expect((await verify(api, codeIn(message?.text))).body).toEqual({ status: true })
  expect(await me(api)).toMatchObject({ phone, phone_verified: true })
})

test('the message with the code is written in the language of the form', async () => {
  const api = await signedIn()
  await send(api, phone, 'en')
  expect((await messages(api))[0]?.text).toMatch(/^\d{5} is your LEVADA code/)
})

test.each([
  ['', 'phone_required'],
  ['+38067123456', 'phone_incorrect'],
  ['0671234567', 'phone_incorrect'],
  [{ $ne: null }, 'invalid'],
])('refuses to send a code to %j', async (to, code) => {
  const api = await signedIn()
  const { status, body } = await api.browser.post('/api/phone-verification/send', { phone: to })
  expect([status, body.error?.fields]).toEqual([400, { phone: code }])
})

test.each(['', '1234', '123456', '12 45', 12345, { $ne: null }])('refuses %j as a code', async typed => {
  const api = await signedIn()
  await send(api)
  expect((await verify(api, typed)).status).toBe(400)
})

test.each(['uk', 'en'] as const)('a wrong code is answered in the language of the form (%s)', async locale => {
  const api = await signedIn()
  await send(api)
  const wrong = { code: another(await newestCode(api)) }
  const { status, body } = await api.browser.post('/api/phone-verification/verify', wrong, {
    'accept-language': locale,
  })
  expect([status, body.error?.code, body.error?.message]).toEqual([422, 'code_wrong', errorTexts.code_wrong[locale]])
})

test('no code is right before one was asked for', async () => {
  const api = await signedIn()
  expect((await verify(api, '12345')).body.error?.code).toBe('code_wrong')
})

test('a phone code works once', async () => {
  const api = await signedIn()
  await send(api)
  const code = await newestCode(api)
  await verify(api, code)
  expect((await verify(api, code)).body.error?.code).toBe('code_wrong')
})

test('a phone code is good for ten minutes', async () => {
  const api = await signedIn()
  await send(api)
  const first = await newestCode(api)
  api.clock.wait(601)
  expect((await verify(api, first)).body.error?.code).toBe('code_expired')

  await send(api)
  const second = await newestCode(api)
  api.clock.wait(599)
  expect((await verify(api, second)).status).toBe(200)
})

test('the next code may be asked for after three minutes, and makes the first one void', async () => {
  const api = await signedIn()
  await send(api)
  const first = await newestCode(api)
  api.clock.wait(179)
  const early = await send(api)
  expect([early.status, early.body.error?.code, early.headers.get('retry-after')]).toEqual([
    429,
    'too_many_requests',
    '1',
  ])

  api.clock.wait(2)
  expect((await send(api)).status).toBe(200)
  expect((await verify(api, first)).body.error?.code).toBe('code_wrong')
  expect((await verify(api, await newestCode(api))).status).toBe(200)
})

test('a phone gets five codes a day, whichever customer asks', async () => {
  const api = await signedIn()
  const iryna = await signIn(api, { email: 'iryna@example.com' })
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await send(sent % 2 ? iryna : api)).status).toBe(200)
    api.clock.wait(181)
  }
  const { status, headers } = await send(iryna)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000)
})

test('no more than twenty codes a day go out for one address, whatever the phones', async () => {
  const api = await signedIn()
  for (let sent = 10; sent < 30; sent += 1) expect((await send(api, `+3806712345${sent}`)).status).toBe(200)
  expect((await send(api, '+380671234530')).body.error?.code).toBe('too_many_requests')
})

test('a code asked for in one browser is typed in another at once', async () => {
  const api = await signedIn()
  await send(api)
  const other = { browser: api.open() }
  await other.browser.post('/api/user/login', { email: olena.email, password: olena.password })

  const asked = await send(other)
  expect([asked.status, asked.body.error?.code_sent]).toEqual([429, true])
  expect((await verify(other, await newestCode(api))).status).toBe(200)
})

test('only the customer who asked for a code learns that it went to the phone', async () => {
  const api = await signedIn()
  const iryna = await signIn(api, { email: 'iryna@example.com' })
  await send(api)

  const { status, body } = await send(iryna)
  expect([status, body.error?.code_sent]).toEqual([429, undefined])
})

test('a request that is refused blocks no phone', async () => {
  const api = await signedIn()
  for (let sent = 10; sent < 30; sent += 1) await send(api, `+3806712345${sent}`)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  expect((await send(api)).status).toBe(429)

  const owner = await signIn(api, { email: 'iryna@example.com' })
  const asked = await owner.browser.post('/api/phone-verification/send', { phone }, from('203.0.113.7'))
  expect(asked.status).toBe(200)
})

test('a message whose code was replaced by a newer one is not sent', async () => {
  const api = await signedIn()
  await send(api)
  api.clock.wait(181)
  await send(api)
  expect(await messages(api)).toHaveLength(1)
})

test('of a thousand code guesses at once no more than five are checked', async () => {
  const api = await signedIn()
  await send(api)
  const code = await newestCode(api)
  const guesses = Array.from({ length: 1000 }, (_, guess) => String(guess).padStart(5, '0')).filter(g => g !== code)

  const codes: string[] = []
  for (let from = 0; from < guesses.length; from += 50) {
    const answers = await Promise.all(guesses.slice(from, from + 50).map(guess => verify(api, guess)))
    codes.push(...answers.map(({ body }) => String(body.error?.code)))
  }

  expect(codes.filter(code => code === 'code_wrong')).toHaveLength(5)
  expect(new Set(codes)).toEqual(new Set(['code_wrong', 'too_many_attempts']))
  expect((await verify(api, code)).body.error?.code).toBe('too_many_attempts')
  expect(await me(api)).toMatchObject({ phone_verified: false })
})

test('twenty right codes at once prove the phone once', async () => {
  const api = await signedIn()
  await send(api)
  const code = await newestCode(api)
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(api, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the phone code of one customer is worth nothing to another', async () => {
  const api = await signedIn()
  const iryna = await signIn(api, { email: 'iryna@example.com' })
  await send(api)
  expect((await verify(iryna, await newestCode(api))).body.error?.code).toBe('code_wrong')
})

test('only the holder of a phone learns that another customer has proven it', async () => {
  const api = await signedIn()
  const iryna = await signIn(api, { email: 'iryna@example.com' })
  await send(api)
  await verify(api, await newestCode(api))

  api.clock.wait(181)
  expect((await send(iryna)).body).toEqual({ status: true, resend_in: 180 })
  const code = await newestCode(api)
  expect((await verify(iryna, another(code))).body.error?.code).toBe('code_wrong')
  const taken = await verify(iryna, code)
  expect([taken.status, taken.body.error?.code]).toEqual([409, 'phone_in_use'])
  expect(await me(api)).toMatchObject({ phone, phone_verified: true })
})

test('another phone must be proven again', async () => {
  const api = await signedIn()
  await send(api)
  await verify(api, await newestCode(api))

  const same = await api.browser.send('PUT', '/api/user/update-phone', { json: { phone } })
  expect(same.body.user).toMatchObject({ phone, phone_verified: true })
  const other = await api.browser.send('PUT', '/api/user/update-phone', { json: { phone: '+48501234567' } })
  expect(other.body.user).toMatchObject({ phone: '+48501234567', phone_verified: false })
})

test('neither the database nor the outbox holds a phone code', async () => {
  const api = await signedIn()
  await send(api)
  const kept = JSON.stringify([
    await api.db.collection('phone_codes').find().toArray(),
    await api.db.collection('outbox').find().toArray(),
  ])
  expect(kept).not.toContain(await newestCode(api))
})

test('orders placed as a guest are attached to the customer once, when email and phone are proven', async () => {
  const api = await signedIn()
  await send(api)
  await verify(api, await newestCode(api))
  expect(api.orders.attached).toEqual([])

  await api.db.collection('customers').updateOne({}, { $set: { emailVerified: true } })
  await api.service.jobs.runNow('attach-guest-orders')
  await api.service.jobs.runNow('attach-guest-orders')
  expect(api.orders.attached).toEqual([{ customer_id: api.id, phone }])
})
