import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint, type staffRoles } from '@shop/contracts/customers/session-check'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import type { LastCheck } from '@shop/contracts/staff/orders/payments-desk'
import { paymentsDeskEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { goodsOfDayEndpoint, ordersOfDayEndpoint } from '@shop/contracts/staff/staff-day'
import { type StaffHealth, staffHealthEndpoint } from '@shop/contracts/staff/staff-health'
import { staffHomeEndpoint } from '@shop/contracts/staff/storefront/staff-home'
import { cleanup, screen, within } from '@testing-library/react'
import { productRow } from '../../test/product-row.ts'
import { showPage } from '../../test/show-page.tsx'
import { HomePage } from './HomePage.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const changed = { at: '2026-11-21T10:00:00.000Z', by: 'ivanna' }
const at = '2026-11-21T12:00:00.000Z'
const orders = {
  day: '2026-11-21',
  placed: 7,
  paid: 4,
  to_pay: 3,
  packing: 1000,
  late: 2,
  returns: 0,
  person: 1,
  payment: 1,
  refund: 5,
  failed_1c: 0,
}
const goods = { no_picture: 3, no_translation: 2, low: 7, out: 6, oversold: 1, hidden: 4, no_price: 0 }
const fine = { state: 'fine', problem: null, count: null, since: null } as const
const health: StaffHealth = {
  at,
  services: [{ service: 'account', answers: true }],
  checks: [
    { ...fine, name: 'emails', state: 'broken', problem: 'failed', count: 2, since: '2026-11-20T12:00:00.000Z' },
    { ...fine, name: 'sms', count: 0 },
    { ...fine, name: 'directory', problem: 'demo' },
    { ...fine, name: 'rate', since: '2026-11-18T12:00:00.000Z' },
    { ...fine, name: 'audit', state: 'attention', problem: 'never' },
  ],
  unknown: [],
}

type Others = Partial<{ health: StaffHealth; refused: AnyEndpoint; last_check: LastCheck | null }>

function showHomeOf(role: (typeof staffRoles)[number], others: Others = {}): void {
  const { health: said = health, refused, last_check = null } = others
  jest.useFakeTimers({ now: new Date(at), advanceTimers: true })
  service.mockReset()
  const staff = { login: 'olha', role, rights: rightsOfRole[role], second_factor: 'off' }
  service.mockImplementation(async endpoint => {
    if (endpoint === refused) throw new ShopError('busy')
    if (endpoint === staffCheckAuthEndpoint) return { status: true, staff }
    if (endpoint === staffHomeEndpoint) return { home: { is_published: false, draft: { changed } } }
    if (endpoint === ordersOfDayEndpoint) return orders
    if (endpoint === paymentsDeskEndpoint) return { unmatched: 2, double: 0, refunds: 1, differences: 100, last_check }
    if (endpoint === goodsOfDayEndpoint) return goods
    if (endpoint === staffHealthEndpoint) return said
    if (endpoint === staffOrdersEndpoint) return { orders: [], count: 0 }
    if (endpoint === staffProductsEndpoint)
      return { products: [productRow('DR-1', { changed }), productRow('DR-2')], count: 132 }
    return { done: {} }
  })
  showPage(<HomePage />, '/admin/home')
}

afterEach(() => jest.useRealTimers())

const card = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
const asked = (endpoint: AnyEndpoint) => service.mock.calls.filter(([called]) => called === endpoint).length
const namesIn = async (part: string) => {
  const region = await screen.findByRole('region', { name: part })
  await within(region).findAllByText(/\d/)
  return within(region)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

test('those who look after the goods see what they lack, each figure leading to its list', async () => {
  showHomeOf('content')

  expect(await card(/Продано більше, ніж є\s*1/)).toBe('/admin/other/products?stock=oversold')
  expect(await card(/Без фото\s*3/)).toBe('/admin/other/products?missing=picture&shown=yes')
  expect(await card(/Без перекладу\s*2/)).toBe('/admin/other/products?missing=translation&shown=yes')
  expect(await card(/Без розмірів чи ціни\s*0/)).toBe('/admin/other/products?missing=price&shown=no')
  expect(await card(/Закінчуються\s*7/)).toBe('/admin/other/products?stock=low&shown=yes')
  expect(await card(/Розпродано\s*6/)).toBe('/admin/other/products?stock=out&shown=yes')
  expect(await card(/Приховано від покупців\s*4/)).toBe('/admin/other/products?shown=no')
  expect(screen.queryByRole('heading', { name: 'Замовлення' })).toBeNull()
  expect([asked(ordersOfDayEndpoint), asked(staffHealthEndpoint)]).toEqual([0, 0])
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
  expect(await card(/Оформлено й оплачено сьогодні\s*4/)).toBe('/admin/orders?paid=yes&from=2026-11-21')
  expect(await card(/Оплата без результату\s*1/)).toBe('/admin/orders?needs=payment')
  expect(await card(/Невідомі оплати\s*2/)).toBe('/admin/other/payments?tab=unmatched')
  expect(await card(/Розбіжності з банком\s*99\+/)).toBe('/admin/other/payments?tab=differences')
  expect(screen.queryByRole('link', { name: /Треба зібрати/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Товари' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Робота магазину' })).toBeNull()
})

describe('the last comparison with the bank', () => {
  const compared: LastCheck = {
    day: '2026-11-17',
    at: '2026-11-18T12:00:00.000Z',
    differences: 0,
    silent: 0,
    is_old: false,
  }
  const name = /^Остання звірка з банком/
  const shown = async (last_check: LastCheck | null) => {
    showHomeOf('accountant', { last_check })
    const found = await screen.findByRole('link', { name })
    await within(found).findByText(/тому|не було/)
    return found
  }

  test('says when it was, of which day, and leads to that day', async () => {
    const found = await shown(compared)

    expect(found).toHaveTextContent(/3 дн\. тому, за 17 лист\. 2026 р\.: розбіжностей немає/)
    expect(found).toHaveAttribute('href', '/admin/other/payments?tab=differences&day=2026-11-17')
    expect(found).toHaveAttribute('data-look', 'plain')
  })

  test('says how many differences are left of it, which is urgent', async () => {
    const found = await shown({ ...compared, differences: 2, is_old: true })

    expect(found).toHaveTextContent(/2 розбіжності/)
    expect(found).toHaveAttribute('data-look', 'urgent')
  })

  test('does not say that all agrees where the bank did not answer', async () => {
    const found = await shown({ ...compared, silent: 3 })

    expect(found).toHaveTextContent(/банк не відповів про 3 оплати/)
    expect(found).toHaveAttribute('data-look', 'work')
  })

  test('of more than a week ago it is work that waits, and so it is where no day was ever compared', async () => {
    expect(await shown({ ...compared, is_old: true })).toHaveAttribute('data-look', 'work')
    cleanup()

    const never = await shown(null)
    expect(never).toHaveTextContent(/ще не було/)
    expect(never).toHaveAttribute('data-look', 'work')
    expect(never).toHaveAttribute('href', '/admin/other/payments?tab=differences')
  })

  test('is no matter of those who may not refund', async () => {
    showHomeOf('manager')
    await card(/Листи не дійшли/)

    expect(screen.queryByRole('link', { name })).toBeNull()
  })

  test('stands once for the owner, among the money', async () => {
    const comparison = { ...fine, name: 'comparison', state: 'attention', problem: 'never' } as const
    showHomeOf('owner', { health: { ...health, checks: [...health.checks, comparison] } })
    await card(/Звірка даних/)

    expect(screen.getAllByRole('link', { name: /банком\s*ще не було/ })).toHaveLength(1)
  })
})

test('wrong passwords of 1C stand on the first page, and only while there are some', async () => {
  const door = { ...fine, name: 'exchange_door', state: 'attention', problem: 'guessed', count: 12 } as const
  showHomeOf('owner', { health: { ...health, checks: [...health.checks, door] } })
  expect(await card(/Неправильні паролі 1С\s*12/)).toBe('/admin/other/1c')
  cleanup()

  showHomeOf('owner')
  await card(/Звірка даних/)
  expect(screen.queryByRole('link', { name: /Неправильні паролі/ })).toBeNull()
})

test('a manager sees what is urgent first and what is nothing last, by one call for the orders and none for the goods', async () => {
  showHomeOf('manager')

  expect(await namesIn('Замовлення')).toEqual([
    'Не зібрано вчасно2',
    'Потребують уваги1',
    'Треба зібрати999+',
    'Оплата без результату1',
    'Чекають на оплату3',
    'Оформлено сьогодні7',
    'Розглянути повернення0',
  ])
  expect(await card(/Не зібрано вчасно/)).toBe('/admin/orders?needs=late')
  expect(await card(/Розглянути повернення/)).toBe('/admin/orders?needs=return')
  expect(await card(/Чекають на оплату/)).toBe('/admin/orders?tab=to_pay')
  expect(await card(/Оформлено сьогодні/)).toBe('/admin/orders?from=2026-11-21')
  expect([asked(ordersOfDayEndpoint), asked(goodsOfDayEndpoint), asked(staffOrdersEndpoint)]).toEqual([1, 0, 0])
})

test('emails that failed lead to the list where they are tried again, and ages stand in words', async () => {
  showHomeOf('manager')

  expect(await card(/Листи не дійшли\s*2/)).toBe('/admin/other/outbox?state=dead&kind=email')
  expect(await card(/SMS не дійшли\s*0/)).toBe('/admin/other/outbox?state=dead&kind=sms')
  expect(await card(/Курс євро\s*3 дн\. тому/)).toBe('/admin/other/rates')
  expect(await card(/Довідник Нової пошти\s*демонстраційний/)).toBe('/admin/other/health')
  expect(await card(/Звірка даних\s*ще не було/)).toBe('/admin/other/health')
})

test('a service that does not answer leaves its own cards saying so, and all others show', async () => {
  const services = [{ service: 'account', answers: false } as const]
  showHomeOf('manager', { health: { ...health, services, checks: health.checks.slice(2), unknown: ['emails', 'sms'] } })

  expect(await card(/Сервіси не відповідають\s*1/)).toBe('/admin/other/health')
  expect(await card(/Листи не дійшли\s*немає відповіді/)).toBe('/admin/other/health')
  expect(await card(/Не зібрано вчасно\s*2/)).toBe('/admin/orders?needs=late')
})

test('when the orders do not come, the owner still sees goods and health, and may ask again', async () => {
  showHomeOf('owner', { refused: ordersOfDayEndpoint })

  expect(await screen.findByText('Не вдалося отримати замовлення')).toBeVisible()
  expect(await card(/Без фото\s*3/)).toBe('/admin/other/products?missing=picture&shown=yes')
  expect(await card(/Листи не дійшли\s*2/)).toBe('/admin/other/outbox?state=dead&kind=email')
  expect(screen.getByRole('button', { name: 'Спробувати ще раз' })).toBeEnabled()
})
