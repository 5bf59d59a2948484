import { login, withSecondFactor } from '../../test/second-factor.ts'

const orders = '/api/orders/get-like-payment-id'

test('a sign-in asks for the password, then for the code, and only then there is a session', async () => {
  const { firstStep, code } = await withSecondFactor()
  const { other, ticket, send } = await firstStep()
  expect(ticket).toMatch(/^[\w-]{43}$/)
  expect(other.cookies.has('__Host-staff')).toBe(false)
  other.cookies.set('__Host-staff', ticket)
  expect((await other.get(orders)).status).toBe(401)

  const { status, body } = await send(code())
  expect([status, body.staff]).toMatchObject([200, { login: 'olha', second_factor: 'on' }])
  expect((await other.get(orders)).status).toBe(200)
})

test('a sign-in in a browser that is signed in ends the session of before', async () => {
  const { browser, firstStep, code, open } = await withSecondFactor()
  const before = browser.cookies.get('__Host-staff') ?? ''
  const { ticket } = await firstStep()
  expect((await browser.post('/api/admin/login/code', { ticket, code: code() })).status).toBe(200)

  const old = open()
  old.cookies.set('__Host-staff', before)
  expect([(await browser.get(orders)).status, (await old.get(orders)).status]).toEqual([200, 401])
})

test('a code is good once, also for two who type it at the same time, and an older one no more', async () => {
  const { firstStep, code } = await withSecondFactor()
  const steps = [await firstStep(), await firstStep()]
  const now = code()
  const answers = await Promise.all(steps.map(({ send }) => send(now)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])

  const { send } = await firstStep()
  expect((await send(now)).body.error?.fields).toEqual({ code: 'code_wrong' })
  expect((await send(code(-1))).status).toBe(400)
  expect((await send(code(1))).status).toBe(200)
})

test.each([
  [-1, 200],
  [1, 200],
  [-2, 400],
  [2, 400],
])('the code of %i steps away is answered with %i', async (steps, expected) => {
  const { firstStep, code, clock } = await withSecondFactor()
  clock.wait(60)
  expect((await (await firstStep()).send(code(steps))).status).toBe(expected)
})

test('the code that confirmed the second factor signs nobody in', async () => {
  const { firstStep, code, clock } = await withSecondFactor()
  clock.wait(-60)
  expect((await (await firstStep()).send(code())).status).toBe(400)
})

test('a recovery code stands in for the app, once, however it is typed', async () => {
  const { firstStep, recoveryCodes, browser } = await withSecondFactor()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [one = ''] = recoveryCodes
  expect((await (await firstStep()).send(` ${one.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200)
  expect((await (await firstStep()).send(one)).status).toBe(400)
  expect((await browser.get('/api/admin/me')).body.second_factor).toEqual({
    is_on: true,
    required: false,
    recovery_codes_left: 9,
  })
})

test('the sixth code within a quarter of an hour waits, right or wrong, with new tickets too', async () => {
  const { firstStep, code, clock } = await withSecondFactor()
  for (let guess = 0; guess < 5; guess += 1) expect((await (await firstStep()).send('000000')).status).toBe(400)

  expect((await (await firstStep()).send(code())).status).toBe(429)
  clock.wait(15 * 60)
  expect((await (await firstStep()).send(code())).status).toBe(200)
})

test('parallel guesses are counted before they are judged', async () => {
  const { firstStep } = await withSecondFactor()
  const { send } = await firstStep()
  const answers = await Promise.all(Array.from({ length: 12 }, (_, guess) => send(String(100_000 + guess))))

  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(answers.filter(({ status }) => status !== 400).every(({ body }) => body.error?.code === 'code_expired')).toBe(
    true,
  )
})

test('thirty wrong codes are the most of one day', async () => {
  const { firstStep, clock, code } = await withSecondFactor()
  for (let round = 0; round < 6; round += 1) {
    const { send } = await firstStep()
    for (let guess = 0; guess < 5; guess += 1) await send('000000')
    clock.wait(15 * 60)
  }
  expect((await (await firstStep()).send(code())).status).toBe(429)
  clock.wait(24 * 3600)
  expect((await (await firstStep()).send(code())).status).toBe(200)
})

test('a ticket lives for five minutes, is good once, and ends with the password that it was given for', async () => {
  const { firstStep, code, clock, browser } = await withSecondFactor()
  const late = await firstStep()
  clock.wait(300)
  expect((await late.send(code())).body.error?.code).toBe('code_expired')

  const spent = await firstStep()
  expect((await spent.send(code())).status).toBe(200)
  clock.wait(60)
  expect((await spent.send(code())).body.error?.code).toBe('code_expired')

  const before = await firstStep()
  await browser.post('/api/admin/login', login)
  await browser.post('/api/admin/login/code', { ticket: (await firstStep()).ticket, code: code() })
  await browser.send('PUT', '/api/admin/me/password', {
    json: { present: login.password, password: 'a rather different one' },
  })
  clock.wait(60)
  expect((await before.send(code())).body.error?.code).toBe('code_expired')
})
