import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { type HealthCheck, type StaffHealth, staffHealthEndpoint } from '@shop/contracts/staff/staff-health'
import { screen, within } from '@testing-library/react'
import { showOffice } from '../../../test/show-office.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const at = '2026-11-21T12:00:00.000Z'
const fine = (name: HealthCheck['name'], since: string | null = null): HealthCheck => ({
  name,
  state: 'fine',
  problem: null,
  count: null,
  since,
})
const answering: StaffHealth['services'] = [
  { service: 'catalog', answers: true },
  { service: 'account', answers: true },
]

async function open(health: Partial<StaffHealth>, role: 'owner' | 'manager' = 'manager') {
  const staff = { login: 'ivanna', role, rights: rightsOfRole[role], second_factor: 'off' }
  service.mockImplementation(async endpoint => {
    if (endpoint === staffCheckAuthEndpoint) return { status: true, staff }
    if (endpoint === staffHealthEndpoint) return { at, services: answering, checks: [], unknown: [], ...health }
    return {}
  })
  await showOffice('/admin/other/health')
}
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} stands in no list`)
  return within(item)
}

test('what is wrong stands first, with since when, what to do, and the way to try it again', async () => {
  const since = '2026-11-20T12:00:00.000Z'
  await open({
    checks: [fine('rate', since), { name: 'emails', state: 'broken', problem: 'failed', count: 3, since }],
  })

  const emails = await row('Листи')
  expect(emails.getByText('Не вдалося доставити, листів: 3.')).toBeVisible()
  expect(emails.getByText(/^Відколи: 20 лист\. 2026 р\., 14:00 \(1 дн\. тому\)$/)).toBeVisible()
  expect(emails.getByText(/Перевірте адресу/)).toBeVisible()
  const retry = emails.getByRole('link', { name: 'Переглянути й надіслати ще раз' })
  expect(retry).toHaveAttribute('href', '/admin/other/outbox?state=dead&kind=email')
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names.slice(0, 2)).toEqual(['Листи', 'Курс євро'])
  expect(screen.getByText('1 пункт потребує уваги')).toBeVisible()
})

test('an audit that found something names what does not hold', async () => {
  const audit: HealthCheck = { ...fine('audit', at), state: 'broken', problem: 'found', count: 2, about: ['A1 stock'] }
  await open({ checks: [audit] }, 'owner')

  const found = await row('Звірка даних')
  expect(found.getByText('Розбіжностей: 2.')).toBeVisible()
  expect(found.getByText('A1 stock')).toBeVisible()
  expect(found.getByText(/npm run audit/)).toBeVisible()
})

test('a backup that is older than a day says which command makes the next one', async () => {
  await open(
    { checks: [{ ...fine('backup', '2026-11-20T01:00:00.000Z'), state: 'attention', problem: 'old' }] },
    'owner',
  )

  const found = await row('Резервна копія')
  expect(found.getByText('Перевіреної копії немає вже понад добу.')).toBeVisible()
  expect(found.getByText(/npm run backup/)).toBeVisible()
})

test('a comparison with the bank that is long ago says what to do, and leads to the desk', async () => {
  const comparison: HealthCheck = {
    ...fine('comparison', '2026-11-10T12:00:00.000Z'),
    state: 'attention',
    problem: 'old',
  }
  await open({ checks: [comparison] }, 'owner')

  const found = await row('Звірка з банком')
  expect(found.getByText('Оплати не звіряли з банком понад тиждень.')).toBeVisible()
  expect(found.getByText('Оберіть день і звірте його з банком.')).toBeVisible()
  const desk = found.getByRole('link', { name: 'Розбіжності з банком' })
  expect(desk).toHaveAttribute('href', '/admin/other/payments?tab=differences')
})

test('wrong passwords of 1C stand there with how many there were and where the last one came from', async () => {
  const door = { ...fine('exchange_door', at), state: 'attention', problem: 'guessed', count: 12 } as const
  await open({ checks: [{ ...door, about: ['198.51.100.7'] }] }, 'owner')

  const found = await row('Пароль 1С')
  expect(found.getByText('Неправильних паролів 1С за добу: 12. Адреса останньої спроби:')).toBeVisible()
  expect(found.getByText('198.51.100.7')).toBeVisible()
  expect(found.getByText(/EXCHANGE_1C_FROM/)).toBeVisible()
  expect(found.getByRole('link', { name: 'До налаштувань 1С' })).toHaveAttribute('href', '/admin/other/1c')
})

test('of a silent service nothing is made up: what only it knows is unknown', async () => {
  await open({
    services: [{ service: 'cart-checkout', answers: false }],
    checks: [fine('audit', at)],
    unknown: ['directory'],
  })

  expect((await row('Кошики, замовлення, оплата')).getByText('Не відповідає')).toBeVisible()
  expect((await row('Довідник Нової пошти')).getByText('Невідомо')).toBeVisible()
})

test('when everything is well the page says so', async () => {
  await open({ checks: [fine('emails'), fine('audit', at)] })

  expect(await screen.findByText('Усе гаразд')).toBeVisible()
  expect(screen.queryByText('Варто глянути')).toBeNull()
})
