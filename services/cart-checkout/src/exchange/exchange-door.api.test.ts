import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import { internalHealth } from '@shop/contracts/staff/staff-health'
import { scripted1c } from '@shop/testing/scripted-1c'
import { account, connected1c } from '../../test/connected-1c.ts'
import { startApi } from '../../test/start-api.ts'

test('where 1C is not connected there is nothing, as at any address that nobody owns', async () => {
  const api = await startApi()
  const { status, body } = await api.get('/api/integration-1c/exchange?type=sale&mode=checkauth')

  expect([status, body.error.code]).toEqual([404, 'not_found'])
})

test('a wrong password opens nothing, and guessing ends soon; the right one waits, too, and takes the count away', async () => {
  const { api, client } = await connected1c({ limitsFactor: 1 })
  for (let tries = 0; tries < 9; tries++) {
    const { status, text, headers } = await client.checkauth('wrong-wrong-wrong')
    expect([status, text, headers.get('www-authenticate')?.slice(0, 5)]).toEqual([
      401,
      'failure\nНеправильний логін або пароль',
      'Basic',
    ])
  }
  expect((await client.checkauth()).text).toMatch(/^success\nexchange_1c\n[\w-]{43}$/)
  for (let tries = 0; tries < 10; tries++) await client.checkauth('wrong-wrong-wrong')

  const { status, text } = await client.checkauth()
  expect([status, text]).toEqual([429, 'failure\nЗабагато спроб, зачекайте'])
  api.wait(HOUR_MS)
  expect((await client.checkauth()).status).toBe(200)
})

test('staff see wrong passwords of 1C: how many since when, and the address of the last try, for a day after it', async () => {
  const { api, client } = await connected1c({ trustedProxies: 1, limitsFactor: 100 })
  const door = async () => {
    const { checks } = await api.internal.call(internalHealth['cart-checkout'], {})
    return checks.find(({ name }) => name === 'exchange_door')
  }
  expect(await door()).toMatchObject({ state: 'fine', count: 0 })
  // Who says nothing has guessed nothing.
  await client.ask('checkauth')
  const began = api.now().toISOString()
  for (const last of [1, 2, 3]) {
    await client.checkauth('wrong-wrong-wrong', { 'x-forwarded-for': `198.51.100.${last}` })
    api.wait(HOUR_MS)
  }
  await client.checkauth()

  expect(await door()).toEqual({
    name: 'exchange_door',
    state: 'attention',
    problem: 'guessed',
    count: 3,
    since: began,
    about: ['198.51.100.3'],
  })
  expect(await api.db.collection('exchange_wrong_tries').countDocuments({})).toBe(1)
  api.wait(DAY_MS)
  expect(await door()).toMatchObject({ state: 'fine', count: 0 })
  await client.checkauth('wrong-wrong-wrong')
  expect(await door()).toMatchObject({ state: 'attention', count: 1 })
})

test('tries at the same moment are all counted', async () => {
  const { api, client } = await connected1c({ limitsFactor: 100 })
  await Promise.all(Array.from({ length: 20 }, () => client.checkauth('wrong-wrong-wrong')))
  const { checks } = await api.internal.call(internalHealth['cart-checkout'], {})

  expect(checks.find(({ name }) => name === 'exchange_door')).toMatchObject({ count: 20 })
})

test('every step asks for the cookie of its own exchange, which ends after an hour', async () => {
  const { api, client } = await connected1c()
  const stranger = scripted1c(api.origin, account)
  for (const mode of ['init', 'query', 'success', 'import']) {
    const { status, text } = await stranger.ask(mode)
    expect([mode, status, text]).toEqual([mode, 401, 'failure\nСеанс закінчився, почніть обмін спочатку'])
  }
  await client.checkauth()
  expect((await client.ask('query')).status).toBe(200)
  expect((await client.ask('query', { headers: { cookie: '__Host-session=x; exchange_1c=wrong' } })).status).toBe(401)
  api.wait(HOUR_MS)
  expect((await client.ask('query')).status).toBe(401)
})

test('only the addresses that are named may ask, whatever they know', async () => {
  const { client } = await connected1c({ trustedProxies: 1, connection: { onlyFrom: ['203.0.113.0/24'] } })
  const from = (address: string) => ({ 'x-forwarded-for': address })

  expect((await client.checkauth(account.password, from('198.51.100.1'))).text).toBe(
    'failure\nЗ цієї адреси обмін заборонено',
  )
  expect((await client.checkauth(account.password, from('203.0.113.9'))).status).toBe(200)
})

test('what the protocol does not know is refused in its own words', async () => {
  const { client } = await connected1c()
  await client.begin()
  const said = async (mode: string, query: Record<string, string> = {}) => (await client.ask(mode, { query })).text

  expect(await said('checkauth', { type: 'reference' })).toBe('failure\nТакий обмін не підтримується: reference')
  expect(await said('destroy')).toBe('failure\nТакого кроку обміну немає: destroy')
  expect(await said('constructor')).toBe('failure\nТакого кроку обміну немає: constructor')
  expect(await said('file', { filename: 'a.xml' })).toBe('failure\nТакого кроку обміну немає: GET file')
  expect(await said('import', { filename: 'a.xml' })).toBe('failure\nТакого файлу не надсилали: a.xml')
  expect(await said('import', { filename: '<a>' })).toBe('failure\nНеприпустима назва файлу')
  expect(await said('init', { version: '2.10' })).toMatch(/^zip=yes\nfile_limit=\d+\nsessid=\nversion=2\.08$/)
})
