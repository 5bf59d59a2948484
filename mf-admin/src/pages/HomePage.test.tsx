import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint, type staffRoles } from '@shop/contracts/customers/session-check'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { staffHomeEndpoint } from '@shop/contracts/staff/storefront/staff-home'
import { staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { screen, within } from '@testing-library/react'
import { productRow } from '../../test/product-row.ts'
import { showPage } from '../../test/show-page.tsx'
import { HomePage } from './HomePage.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const changed = { at: '2026-11-21T10:00:00.000Z', by: 'ivanna' }
const counts: Record<string, number> = { shown: 4, picture: 3, translation: 2, price: 1, low: 7, out: 6 }

function showHomeOf(role: (typeof staffRoles)[number]): void {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), advanceTimers: true })
  service.mockReset()
  const staff = { login: 'olha', role, rights: rightsOfRole[role], second_factor: 'off' }
  service.mockImplementation(async (endpoint, input) => {
    const query: Record<string, unknown> = (input as { query?: object }).query as never
    if (endpoint === staffCheckAuthEndpoint) return { status: true, staff }
    if (endpoint === staffHomeEndpoint) return { home: { is_published: false, draft: { changed } } }
    if (endpoint === staffOrdersEndpoint) return ordersBy(query)
    if (endpoint !== staffProductsEndpoint) return { done: {} }
    const asked = query.shown ? 'shown' : String(query.missing ?? query.stock)
    return { products: [productRow('DR-1', { changed }), productRow('DR-2')], count: counts[asked] ?? 132 }
  })
  showPage(<HomePage />, '/admin/home')
}

function ordersBy(query: Record<string, unknown>): object {
  const ofYesterday = staffOrderFixture({ date: '2026-11-20T10:00:00.000Z' })
  if (query['filters[needs]'] === 'refund') return { orders: [], count: 5 }
  return { orders: [staffOrderFixture(), ofYesterday], count: 9 }
}

afterEach(() => jest.useRealTimers())

const card = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')

test('those who look after the goods see what they lack, each figure leading to its list', async () => {
  showHomeOf('content')

  expect(await card(/Приховано від покупців\s*4/)).toBe('/admin/other/products?shown=no')
  expect(await card(/Без фото\s*3/)).toBe('/admin/other/products?missing=picture')
  expect(await card(/Без перекладу\s*2/)).toBe('/admin/other/products?missing=translation')
  expect(await card(/Без розмірів чи ціни\s*1/)).toBe('/admin/other/products?missing=price')
  expect(await card(/Закінчуються\s*7/)).toBe('/admin/other/products?stock=low')
  expect(await card(/Розпродано\s*6/)).toBe('/admin/other/products?stock=out')
  expect(screen.queryByRole('heading', { name: 'Замовлення' })).toBeNull()
})

test('they go on where work stopped: with the draft of the home page and the products changed last', async () => {
  showHomeOf('content')

  const goOn = within(await screen.findByRole('region', { name: 'Продовжити роботу' }))
  const links = goOn.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(['/admin/home-editor', '/admin/other/products/DR-1'])
  expect(goOn.getByText(/DR-1 · ivanna/)).toBeVisible()
})

test('an accountant sees what has to go back and what was paid today, and nothing to pack', async () => {
  showHomeOf('accountant')

  expect(await card(/Треба повернути кошти\s*5/)).toBe('/admin/orders?needs=refund')
  expect(await card(/Оформлено й оплачено сьогодні\s*1/)).toBe('/admin/orders?paid=yes')
  expect(screen.queryByRole('link', { name: /Треба зібрати/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Товари' })).toBeNull()
})

test('a manager sees the orders of the day, and asks nothing of the goods', async () => {
  showHomeOf('manager')

  expect(await card(/Треба зібрати\s*9/)).toBe('/admin/orders?needs=packing')
  expect(service.mock.calls.filter(([endpoint]) => endpoint === staffProductsEndpoint)).toHaveLength(0)
})
