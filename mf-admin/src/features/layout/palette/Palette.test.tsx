import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint, type staffRoles } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { fullOrderEndpoint, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { customerRow } from '@shop/testing/staff-customer-fixtures'
import { staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { modelRow } from '../../../../test/model-row.ts'
import { answerOrderList } from '../../../../test/order-list.ts'
import { showOffice } from '../../../../test/show-office.tsx'
import { setLetterKeys } from '../../../list/row-keys.ts'
import { closePalette } from './open-palette.ts'
import { keepRecent } from './recent.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const olena = staffOrderFixture()
const again = staffOrderFixture({ number: '26-000051' })
const oksana = staffOrderFixture({ number: '26-000052', name: 'Оксана Коваль', phone: '+380501112233' })

type Answers = { orders?: object | Error; customers?: object | Error; products?: object | Error }

function answerAs(role: (typeof staffRoles)[number], { orders, customers, products }: Answers = {}): void {
  const staff = { login: 'olha', role, rights: rightsOfRole[role], second_factor: 'off' }
  service.mockImplementation(async endpoint => {
    if (endpoint === staffCheckAuthEndpoint) return { status: true, staff }
    // What an order looks like when it is open is not told here.
    if (endpoint === fullOrderEndpoint) return new Promise(() => {})
    const answer = {
      [staffOrdersEndpoint.path]: orders,
      [staffCustomersEndpoint.path]: customers,
      [staffModelsEndpoint.path]: products,
    }[endpoint.path]
    if (answer instanceof Error) throw answer
    return answer ?? answerOrderList(endpoint, []) ?? { customers: [], models: [], count: 0, page: 1, limit: 20 }
  })
}

const ordersFound = { orders: [olena, again, oksana], count: 3, page: 1, limit: 20 }
const wrap = modelRow('DR-1029', { articles: ['DR-1029-BUR'], article: 'DR-1029-BUR' })
const productsFound = { models: [wrap], count: 1, article_count: 1, page: 1, limit: 5 }
const field = () => screen.getByRole('combobox', { name: 'Що знайти' })
const group = (name: string) => screen.findByRole('group', { name })
const lines = (of: HTMLElement) => within(of).getAllByRole('option')
const active = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true })
const searches = (path: string) => service.mock.calls.filter(([endpoint]) => endpoint.path === path)

async function openPalette(address = '/admin/other'): Promise<void> {
  await showOffice(address)
  await screen.findByRole('button', { name: 'Пошук' })
  await userEvent.keyboard('{Control>}k{/Control}')
}

beforeEach(() => {
  localStorage.clear()
  service.mockReset()
  setLetterKeys(true)
  closePalette()
})

test('staff find orders, their buyers, products and pages of the office by one search, each group by itself', async () => {
  answerAs('owner', { orders: ordersFound, products: productsFound })
  await openPalette()
  await userEvent.type(field(), 'коваль')

  expect(lines(await group('Замовлення'))).toHaveLength(3)
  const buyers = lines(await group('Покупці зі знайдених замовлень'))
  expect(buyers.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Олена Коваль+380671234567'),
    expect.stringContaining('Оксана Коваль+380501112233'),
  ])
  expect(lines(await group('Товари'))).toHaveLength(1)
  expect(searches(staffOrdersEndpoint.path)).toHaveLength(1)
})

test('staff find customers with masked contacts, and all of them by one more line', async () => {
  const found = Array.from({ length: 5 }, (_, index) => customerRow({ id: `c${index}` }))
  answerAs('manager', { customers: { customers: found, count: 12, page: 1, limit: 5 } })
  await openPalette()
  await userEvent.type(field(), 'коваль')

  const customers = lines(await group('Клієнти')).map(({ textContent }) => textContent)
  expect(customers[0]).toBe('Олена Коваль+380 ••• 67 · o•••@example.com')
  expect(customers.at(-1)).toContain('Усі знайдені клієнти: 12')
})

test('a model is one line, with the article that was found, or with how many there are', async () => {
  const models = [
    wrap,
    modelRow('coat', { articles: ['CO-1', 'CO-2'], article: 'CO-1', title: { uk: 'Пальто', en: 'Coat' } }),
  ]
  answerAs('owner', { products: { ...productsFound, models, count: 2 } })
  await openPalette()
  await userEvent.type(field(), 'сук')

  const [one, several] = lines(await group('Товари')).map(({ textContent }) => textContent)
  expect(one).toContain('DR-1029-BUR')
  expect(several).toContain('coat · 2 артикули')
})

test('arrows walk through all groups and round, Enter goes to the line, Escape closes', async () => {
  answerAs('owner', { orders: ordersFound, products: productsFound })
  await openPalette('/admin/orders')
  await userEvent.type(field(), 'коваль')
  await group('Товари')

  expect(active()).toHaveTextContent('26-000042')
  expect(field()).toHaveAttribute('aria-activedescendant', active().id)
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toHaveTextContent('DR-1029')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toHaveTextContent('26-000051')
  await userEvent.keyboard('{Enter}')
  expect(location.pathname + location.search).toBe('/admin/orders?order=26-000051')
})

test('a number that was typed and sent at once is gone to as soon as it is found', async () => {
  answerAs('manager', { orders: { ...ordersFound, orders: [again], count: 1 } })
  await openPalette('/admin/orders')
  await userEvent.type(field(), '26-000051{Enter}')

  await waitFor(() => expect(location.search).toBe('?order=26-000051'))
})

test('the buyer of an order leads to the list of orders with this phone', async () => {
  answerAs('manager', { orders: ordersFound })
  await openPalette('/admin/orders')
  await userEvent.type(field(), 'оксана')
  await userEvent.click(lines(await group('Покупці зі знайдених замовлень')).at(-1) as HTMLElement)

  expect(new URLSearchParams(location.search).get('search')).toBe('+380501112233')
})

test('one source that does not answer is named and can be asked again; the others show what they found', async () => {
  answerAs('owner', { orders: new ShopError('busy'), products: productsFound })
  await openPalette()
  await userEvent.type(field(), 'сукня')

  expect(lines(await group('Товари'))).toHaveLength(1)
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося пошукати серед замовлень')
  answerAs('owner', { orders: ordersFound, products: productsFound })
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))
  expect(lines(await group('Замовлення'))).toHaveLength(3)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the search and what was typed outlive the screen, when another one takes its place', async () => {
  answerAs('owner')
  await openPalette()
  await userEvent.type(field(), 'курс')
  cleanup()
  await showOffice('/admin/other')

  expect(await screen.findByRole('combobox', { name: 'Що знайти' })).toHaveValue('курс')
})

test('what was sent at once is gone to although another screen took the place of the one it was typed on', async () => {
  answerAs('manager', { orders: { ...ordersFound, orders: [again], count: 1 } })
  await openPalette('/admin/orders')
  await userEvent.type(field(), '26-000051{Enter}')
  cleanup()
  await showOffice('/admin/orders')

  await waitFor(() => expect(location.search).toBe('?order=26-000051'))
})

test.each([
  ['content', staffOrdersEndpoint.path, staffModelsEndpoint.path],
  ['accountant', staffModelsEndpoint.path, staffOrdersEndpoint.path],
] as const)('%s is searched for only what this role may see', async (role, closed, open) => {
  answerAs(role, { orders: ordersFound, products: productsFound })
  await openPalette()
  await userEvent.type(field(), 'dr')
  await waitFor(() => expect(searches(open).length).toBeGreaterThan(0))

  expect(searches(closed)).toHaveLength(0)
})

test.each([
  ['курс', 'Курс євро'],
  ['euro', 'Курс євро'],
  ['audit', 'Журнал дій'],
  ['новий тов', 'Новий товар'],
])('the words "%s" find the page "%s", in either language', async (typed, name) => {
  answerAs('owner')
  await openPalette()
  await userEvent.type(field(), typed)

  const pages = lines(await group('Сторінки кабінету'))
  expect(pages.map(({ textContent }) => textContent)).toContain(name)
})

test('a page that a role may not open is not found by it', async () => {
  answerAs('content')
  await openPalette()
  await userEvent.type(field(), 'курс євро')

  expect(await screen.findByText(/нічого не знайдено/)).toBeVisible()
})

test('what staff went to before stands first the next time, unless the right is gone; no customer is kept', async () => {
  keepRecent('olha', { kind: 'order', to: '/admin/orders?order=26-000042', title: '26-000042', about: 'Олена Коваль' })
  keepRecent('olha', { kind: 'buyer', to: '/admin/orders?search=%2B380671234567', title: 'Олена Коваль' })
  keepRecent('olha', { kind: 'product', to: '/admin/other/products/DR-1', title: 'Сукня' })
  expect(JSON.stringify(localStorage)).not.toMatch(/Коваль|38067/)

  answerAs('accountant')
  await openPalette()
  expect(lines(await group('Нещодавно відкриті')).map(({ textContent }) => textContent)).toEqual([
    '26-000042замовлення',
  ])
})

test('the key works on a Ukrainian layout and while a field has the focus, and not when keys are turned off', async () => {
  answerAs('owner')
  await showOffice('/admin/orders')
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Пошук' }))
  await userEvent.keyboard('{Meta>}[KeyK]{/Meta}')
  expect(field()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Закрити пошук' }))

  await act(async () => setLetterKeys(false))
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox', { name: 'Що знайти' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Пошук' }))
  expect(field()).toBeVisible()
})
