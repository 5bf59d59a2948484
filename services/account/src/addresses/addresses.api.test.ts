import { internalAddressUsedEndpoint, type SavedAddress } from '@shop/contracts/customers/addresses'
import { password, signedIn, signIn } from '../../test/signed-in.ts'

type Api = Awaited<ReturnType<typeof signedIn>>
type Asking = Pick<Api, 'browser'>

const ADDRESSES = '/api/user/addresses'
const place = { area: 'aaaaaaaa', city: 'cccccccc' }
const department = {
  type: 'ukraine',
  delivery: { delivery_method: 'post', ...place, post_office: 'dddddddd' },
} as const
const courier = {
  type: 'ukraine',
  delivery: { delivery_method: 'courier', ...place, courier_delivery: 'Хрещатик, 1' },
} as const
const warsaw = {
  type: 'international',
  delivery: { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address: 'Złota 1', postal_code: '00-019' },
} as const

const listed = async ({ browser }: Asking) => (await browser.get(ADDRESSES)).body.addresses as SavedAddress[]
const addressesOf = async (api: Asking) => (await listed(api)).map(({ id: _, used_at: __, ...address }) => address)
const add = ({ browser }: Asking, json: unknown) => browser.send('POST', ADDRESSES, { json })
const infoOf = async ({ browser }: Asking) =>
  ((await browser.get('/api/user/get-info')).body.user as { info: object }).info
const updateInfo = ({ browser }: Asking, info: object) =>
  browser.send('PUT', '/api/user/update-info', { json: { info } })

async function withAddresses(...addresses: object[]) {
  const api = await signedIn()
  for (const address of addresses) {
    api.clock.wait(60)
    await add(api, address)
  }
  return api
}

/** As the service of orders says it. */
function ordered(api: Api, order: string, address: typeof department | typeof warsaw) {
  api.clock.wait(60)
  const used_at = api.clock.now().toISOString()
  return api.internal.call(internalAddressUsedEndpoint, { customer_id: api.id, order, used_at, address })
}

test('a new account has no addresses', async () => {
  expect((await (await signedIn()).browser.get(ADDRESSES)).body).toEqual({ status: true, addresses: [] })
})

test('an added address is first, with the moment as its last use', async () => {
  const api = await withAddresses(department)
  api.clock.wait(60)
  const { status, body } = await add(api, warsaw)

  expect([status, body.addresses]).toMatchObject([
    200,
    [{ ...warsaw, used_at: api.clock.now().toISOString() }, department],
  ])
  expect(await addressesOf(api)).toEqual([warsaw, department])
})

test('an address is changed in its place and removed', async () => {
  const api = await withAddresses(department, courier)
  const [, second] = await listed(api)
  await api.browser.send('PUT', `${ADDRESSES}/${second?.id}`, { json: warsaw })
  expect(await addressesOf(api)).toEqual([courier, warsaw])

  const [first] = await listed(api)
  const { status, body } = await api.browser.send('DELETE', `${ADDRESSES}/${first?.id}`)
  expect([status, body.addresses]).toMatchObject([200, [warsaw]])
})

test('a removal that is taken back puts the address where it was, and never into the future', async () => {
  const api = await withAddresses(department, courier)
  const [, { id, ...gone } = { id: '' }] = await listed(api)
  await api.browser.send('DELETE', `${ADDRESSES}/${id}`)

  await add(api, gone)
  expect(await addressesOf(api)).toEqual([courier, department])

  await add(api, { ...warsaw, used_at: '2036-01-01T00:00:00.000Z' })
  expect((await listed(api))[0]).toMatchObject({ ...warsaw, used_at: api.clock.now().toISOString() })
})

test.each([
  [{}, { type: 'required' }],
  [{ type: 'moon', delivery: {} }, { type: 'invalid' }],
  [
    { ...courier, delivery: { ...courier.delivery, courier_delivery: ' ' } },
    { 'delivery.courier_delivery': 'address_required' },
  ],
  [{ ...department, delivery: { ...department.delivery, post_office: '12' } }, { 'delivery.post_office': 'invalid' }],
  [{ ...warsaw, delivery: { ...warsaw.delivery, city: 'x'.repeat(101) } }, { 'delivery.city': 'too_long' }],
  [{ ...warsaw, delivery: { ...warsaw.delivery, country: 'RU' } }, { 'delivery.country': 'invalid' }],
  [{ ...warsaw, used_at: 'yesterday' }, { used_at: 'invalid' }],
])('refuses %j', async (json, fields) => {
  const { status, body } = await add(await signedIn(), json)
  expect([status, body.error?.fields]).toEqual([400, fields])
})

test('nobody finds, changes or removes the addresses of another customer', async () => {
  const api = await withAddresses(department)
  const [{ id } = { id: '' }] = await listed(api)
  const iryna = await signIn(api, { email: 'iryna@example.com' })

  expect(await listed(iryna)).toEqual([])
  const change = await iryna.browser.send('PUT', `${ADDRESSES}/${id}`, { json: warsaw })
  const removal = await iryna.browser.send('DELETE', `${ADDRESSES}/${id}`)
  for (const { status, body } of [change, removal]) expect([status, body.error?.code]).toEqual([404, 'not_found'])
  expect(await addressesOf(api)).toEqual([department])
})

test('a guest is asked to sign in', async () => {
  const api = await withAddresses(department)
  const [{ id } = { id: '' }] = await listed(api)
  const guest = api.open()
  for (const { status } of [
    await guest.get(ADDRESSES),
    await guest.send('POST', ADDRESSES, { json: warsaw }),
    await guest.send('PUT', `${ADDRESSES}/${id}`, { json: warsaw }),
    await guest.send('DELETE', `${ADDRESSES}/${id}`),
  ])
    expect(status).toBe(401)
})

test('an address that an order goes to is the one used last, once for each order', async () => {
  const api = await withAddresses(department, courier)
  await ordered(api, '26-000001', department)
  expect(await addressesOf(api)).toEqual([department, courier])

  const [{ id } = { id: '' }] = await listed(api)
  await api.browser.send('DELETE', `${ADDRESSES}/${id}`)
  await ordered(api, '26-000001', department)
  expect(await addressesOf(api)).toEqual([courier])
})

test('an order of a customer who is gone keeps nothing', async () => {
  const api = await signedIn()
  await api.browser.post('/api/user/delete', { password })
  await ordered(api, '26-000001', department)
  expect(await api.db.collection('customers').countDocuments()).toBe(0)
})

test('info says the first address in Ukraine and the first abroad', async () => {
  const api = await withAddresses(department, warsaw, courier)
  expect(await infoOf(api)).toEqual({ ukraine: courier.delivery, europe: warsaw.delivery })

  await ordered(api, '26-000001', department)
  expect(await infoOf(api)).toEqual({ ukraine: department.delivery, europe: warsaw.delivery })
})

test('info that is sent takes the place of the first address, and null removes all of its kind', async () => {
  const api = await withAddresses(warsaw, courier)
  await updateInfo(api, { ukraine: department.delivery })
  expect([await infoOf(api), await addressesOf(api)]).toEqual([
    { ukraine: department.delivery, europe: warsaw.delivery },
    [department, warsaw],
  ])

  await updateInfo(api, { ukraine: null })
  expect([await infoOf(api), await addressesOf(api)]).toEqual([{ ukraine: null, europe: warsaw.delivery }, [warsaw]])
})

test('of addresses added at once none is lost', async () => {
  const api = await signedIn()
  const streets = Array.from({ length: 8 }, (_, index) => `Хрещатик, ${index + 1}`)
  await Promise.all(
    streets.map(courier_delivery => add(api, { ...courier, delivery: { ...courier.delivery, courier_delivery } })),
  )
  expect(await listed(api)).toHaveLength(8)
})

test('the export holds the addresses, and they go with the account', async () => {
  const api = await withAddresses(department, warsaw)
  const { data } = (await api.browser.get('/api/user/export')).body
  expect(data).toMatchObject({ addresses: [warsaw, department] })

  await api.browser.post('/api/user/delete', { password })
  expect(await api.db.collection('customers').countDocuments()).toBe(0)
})

test('the 121st change of addresses in a minute is refused', async () => {
  const api = await signedIn()
  for (let changes = 0; changes < 120; changes += 1) await add(api, department)
  expect((await add(api, department)).body.error?.code).toBe('too_many_requests')
})
