import { screen, waitFor } from '@testing-library/react'
import { render } from '../../test/render.tsx'
import { ShopList } from './ShopList.tsx'

const day = { from: '10:00', to: '20:00' }
const shop = {
  id: 'kyiv',
  city: { uk: 'Київ', en: 'Kyiv' },
  address: { uk: 'вул. Левадна Алея, 14', en: '14 Levadna Aleia St' },
  phone: '+380440000101',
  hours: [day, day, day, day, day, day, null],
}

async function showAt(moment: string, shops: object[] = [shop]) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment))
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => ({ status: true, shops }),
  })) as unknown as typeof fetch
  await render(<ShopList />)
}

afterEach(() => jest.restoreAllMocks())

test('a shop is shown as open until its closing time, by the clock of Kyiv', async () => {
  await showAt('2026-11-23T17:59:00Z')

  expect(await screen.findByText('Зараз відчинено, до 20:00')).toBeVisible()
})

test('a shop is shown as closed a minute after its closing time', async () => {
  await showAt('2026-11-23T18:00:00Z')

  expect(await screen.findByText('Зараз зачинено')).toBeVisible()
})

test('a shop’s address links to the map', async () => {
  await showAt('2026-11-23T10:00:00Z')
  const link = await screen.findByRole('link', { name: /^Показати на мапі: вул\. Левадна Алея, 14, Київ/ })

  const query = new URL(link.getAttribute('href') ?? '').searchParams.get('query')
  expect(query).toBe('вул. Левадна Алея, 14, Київ')
})

test('a shop’s address leads to the way there, and its map is shown where staff have uploaded one', async () => {
  await showAt('2026-11-23T10:00:00Z', [{ ...shop, map_image: 'map-kyiv' }])
  const link = await screen.findByRole('link', { name: /^Як доїхати: вул\. Левадна Алея, 14, Київ/ })

  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('destination')).toBe('вул. Левадна Алея, 14, Київ')
  expect(screen.getByRole('img', { name: 'Мапа: вул. Левадна Алея, 14, Київ' })).toHaveAttribute(
    'srcset',
    expect.stringContaining('map-kyiv'),
  )
})

test('a brand without a shop of its own shows no list of them', async () => {
  await showAt('2026-11-23T10:00:00Z', [])

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Магазини' })).toBeNull())
})
