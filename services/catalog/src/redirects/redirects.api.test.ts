import {
  newRedirectEndpoint,
  redirectsEndpoint,
  removeRedirectEndpoint,
} from '@shop/contracts/staff/storefront/staff-redirects'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => expect(api.errors).toEqual([]))

const add = (from: string, to: string) => api.staff.write(newRedirectEndpoint, { body: { from, to } })
const remove = (from: string) => api.staff.write(removeRedirectEndpoint, { body: { from } })
const ledTo = async (from: string) => (await api.get(`/api/redirects?from=${encodeURIComponent(from)}`)).body.to
const kept = async () => (await api.staff.read(redirectsEndpoint)).redirects

test('an old address leads on, however it is written', async () => {
  await add('/product/OLD-1', '/product/DR-1042-BUR-R')

  for (const from of ['/product/OLD-1', '/Product/old-1/', '/product/OLD-1?utm=1'])
    expect(await ledTo(from)).toBe('/product/DR-1042-BUR-R')
  expect(await ledTo('/product/OLD-2')).toBeNull()
  expect(await ledTo('//evil.example')).toBeNull()
  expect((await api.get('/api/redirects')).status).toBe(400)
})

test('nobody is sent twice: a redirect to a redirect leads to its end, and those that led to it go on', async () => {
  await add('/product/OLD-1', '/product/DR-1042-BUR-R')
  await add('/product/OLD-0', '/product/OLD-1')
  expect(await ledTo('/product/OLD-0')).toBe('/product/DR-1042-BUR-R')

  await add('/autumn-diary', '/product/OLD-0')
  await api.db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { is_shown: false } })
  await add('/product/DR-1042-BUR-R', '/store?categories=dresses')
  for (const from of ['/product/OLD-0', '/product/OLD-1', '/autumn-diary'])
    expect(await ledTo(from)).toBe('/store?categories=dresses')
})

test('a redirect that would lead round is refused', async () => {
  await add('/a', '/store')
  await api.db.collection('redirects').updateOne({ from: '/a' }, { $set: { to: '/b', to_path: '/b' } })

  await expect(add('/b', '/a')).rejects.toMatchObject({ details: { fields: { to: 'redirect_loop' } } })
})

test.each([
  ['/product/OLD', 'https://evil.example', { to: 'redirect_path' }],
  ['/product/OLD', '//evil.example', { to: 'redirect_path' }],
  ['/product/OLD', '/\\evil.example', { to: 'redirect_path' }],
  ['/product/OLD', '/.//evil.example', { to: 'redirect_path' }],
  ['https://levada.example/x', '/store', { from: 'redirect_path' }],
  ['/', '/store', { from: 'redirect_path' }],
  ['/product/DR-1042-BUR-R', '/store', { from: 'redirect_live' }],
  ['/contacts', '/store', { from: 'redirect_live' }],
  ['/admin/login', '/store', { from: 'redirect_private' }],
  ['/old', '/nowhere', { to: 'redirect_nowhere' }],
  ['/old', '/product/NO-SUCH', { to: 'redirect_nowhere' }],
  ['/old', '/admin/orders', { to: 'redirect_nowhere' }],
])('a redirect from %s to %s is refused', async (from, to, fields) => {
  await expect(add(from, to)).rejects.toMatchObject({ code: 'validation', details: { fields } })
  expect(await kept()).toEqual([])
})

test('an address has one redirect, which can be removed', async () => {
  const added = await add('/Old/', '/store')
  expect(added.change).toEqual({ action: 'redirect_add', subject: '/old', after: '/store' })
  expect(await kept()).toEqual([{ ...added.redirect, from: '/old', to: '/store', by: 'olena' }])
  await expect(add('/OLD/', '/contacts')).rejects.toMatchObject({ details: { fields: { from: 'redirect_twice' } } })

  const { change } = await remove('/OLD')
  expect(change).toEqual({ action: 'redirect_remove', subject: '/old', before: '/store' })
  expect(await ledTo('/old')).toBeNull()
  await expect(remove('/old')).rejects.toMatchObject({ code: 'not_found' })
})

test('a stored redirect to another host sends nobody there', async () => {
  const stored = { from: '/old', to_path: '/x', by: 'olha', at: new Date() }
  for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example']) {
    await api.db.collection('redirects').deleteMany({})
    await api.db.collection('redirects').insertOne({ ...stored, to })
    expect(await ledTo('/old')).toBeNull()
  }
})
