import { signedIn, signIn } from '../../test/signed-in.ts'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof signedIn>>
const update = ({ browser }: Pick<Api, 'browser'>, json: unknown) =>
  browser.send('PUT', '/api/user/update-info', { json })

const kyiv = {
  delivery_method: 'post',
  area: '00000000-0000-0000-0000-000000000001',
  city: '00000000-0000-0000-0000-000000000002',
  post_office: '00000000-0000-0000-0000-000000000003',
}
const warsaw = { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address: 'Złota 1', postal_code: '00-019' }

test('a customer reads the own profile', async () => {
  const api = await signedIn()
  api.orders.paid.cumulative_uah = 5_200_000

  expect((await api.browser.get('/api/user/get-info')).body).toEqual({
    status: true,
    user: {
      id: api.id,
      name: 'Олена',
      surname: 'Коваль',
      email: 'olena@example.com',
      email_verified: false,
      phone: null,
      phone_verified: false,
      birth_date: null,
      info: { ukraine: null, europe: null },
      level: 5,
      orders_total_uah: 52_000,
    },
  })
})

test('a profile change touches only the fields that were sent', async () => {
  const api = await signedIn()
  await update(api, { name: '  Олеся ', birth_date: '11.05.1990', info: { ukraine: kyiv } })
  const { body } = await update(api, { info: { europe: warsaw } })

  expect(body.user).toMatchObject({
    name: 'Олеся',
    surname: 'Коваль',
    birth_date: '11.05.1990',
    info: { ukraine: kyiv, europe: warsaw },
  })
  expect((await update(api, { info: { ukraine: null } })).body.user).toMatchObject({
    info: { ukraine: null, europe: warsaw },
  })
})

test('a birth date is set once', async () => {
  const api = await signedIn()
  await update(api, { birth_date: '11.05.1990' })

  expect((await update(api, { birth_date: '11.05.1990', name: 'Олеся' })).status).toBe(200)
  const { status, body } = await update(api, { birth_date: '22.11.1990', name: 'Оксана' })
  expect([status, body.error?.fields]).toEqual([400, { birth_date: 'birth_date_fixed' }])
  expect((await api.browser.get('/api/user/get-info')).body.user).toMatchObject({
    name: 'Олеся',
    birth_date: '11.05.1990',
  })
})

test.each([
  ['21.11.2008', null],
  ['22.11.2008', 'birth_date_underage'],
  ['22.11.2026', 'birth_date_incorrect'],
  ['01.01.1890', 'birth_date_incorrect'],
  ['30.02.1990', 'birth_date_incorrect'],
  ['1990-05-11', 'birth_date_incorrect'],
  ['', 'birth_date_required'],
])('on 21 November 2026 the birth date %s is answered with %s', async (birth_date, code) => {
  const { body } = await update(await signedIn(), { birth_date })
  expect(body.error?.fields ?? null).toEqual(code && { birth_date: code })
})

test.each([
  [{ name: '' }, { name: 'name_required' }],
  [{ surname: '—' }, { surname: 'last_name_required' }],
  [{ name: 'Олена2' }, { name: 'name_incorrect' }],
  [{ surname: '<Коваль>' }, { surname: 'last_name_incorrect' }],
  [{ name: 'x'.repeat(101) }, { name: 'too_long' }],
  [{ info: { europe: { ...warsaw, city: '' } } }, { 'info.europe.city': 'city_required' }],
  [{ info: { europe: { ...warsaw, country: 'RU' } } }, { 'info.europe.country': 'invalid' }],
  [
    { info: { europe: { ...warsaw, state: '', address: '' } } },
    { 'info.europe.state': 'state_required', 'info.europe.address': 'address_required' },
  ],
  [{ info: { europe: { ...warsaw, postal_code: '' } } }, { 'info.europe.postal_code': 'postal_code_required' }],
])('refuses %j', async (json, fields) => {
  const { status, body } = await update(await signedIn(), json)
  expect([status, body.error?.fields]).toEqual([400, fields])
})

test('fields that a customer may not change stay as they are when sent', async () => {
  const api = await signedIn()
  const forged = {
    level: 15,
    discount: 15,
    phone_verified: true,
    phoneVerified: true,
    emailVerified: true,
    is_admin: true,
  }
  await update(api, { ...forged, email: 'eve@example.com', id: 'c2', name: 'Єва', __proto__: { level: 15 } })

  expect((await api.browser.get('/api/user/get-info')).body.user).toMatchObject({
    id: api.id,
    email: 'olena@example.com',
    email_verified: false,
    phone_verified: false,
    level: 0,
  })
  expect(await api.db.collection('customers').findOne({})).not.toHaveProperty('is_admin')
})

test('a customer whose name was stored before names were checked reads it, and changes everything else', async () => {
  const api = await startApi()
  const { browser } = await signIn(api, { name: 'Олена 2 http://x', surname: '<Коваль>' })

  const { status, body } = await browser.get('/api/user/get-info')
  expect([status, body.user]).toMatchObject([200, { name: 'Олена 2 http://x', surname: '<Коваль>' }])
  expect((await update({ browser }, { birth_date: '11.05.1990' })).status).toBe(200)
})

test('a customer reads and changes only the own profile', async () => {
  const api = await signedIn()
  const iryna = await signIn(api, { email: 'iryna@example.com', name: 'Ірина' })
  await update(iryna, { name: 'Іра' })

  expect((await api.browser.get('/api/user/get-info')).body.user).toMatchObject({ name: 'Олена' })
})
