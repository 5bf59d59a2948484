import { call } from '@shop/api-client/call'
import type { AnyInput } from '@shop/api-client/input'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import {
  type BankRate,
  bankRateEndpoint,
  type ExampleCart,
  previewRateEndpoint,
  type StaffRate,
  setCurrencyEndpoint,
} from '@shop/contracts/staff/staff-rates'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Rates } from './Rates.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const rate: StaffRate = {
  currency: 'EUR',
  rate: 45,
  since: '2026-11-21T10:00:00.000Z',
  history: [{ rate: 43.5, since: '2026-10-01T08:00:00.000Z', by: 'ivan' }],
  revision: 3,
  changed: { by: 'olena', at: '2026-11-21T10:00:00.000Z' },
}
const sums = (goods: number) => ({ goods, delivery: 11.56, total: goods + 11.56 })
const cart: ExampleCart = {
  lines: [{ article: 'DR-1', size: 'S', count: 2, title: { uk: 'Сукня «Анна»', en: 'Anna dress' } }],
  was: sums(111),
  will_be: sums(108),
  goods_follow: 'some',
}
const bank: BankRate = { day: '2026-11-20', rate: 48.74, reason: null, change_percent: 8.3, needs_confirm: false }

type Fakes = { needsConfirm?: boolean; set?: () => object; bank?: BankRate }

function open({ needsConfirm = false, set, bank: answer = bank }: Fakes = {}) {
  service.mockReset()
  service.mockImplementation((async (endpoint: AnyEndpoint, { body }: AnyInput = {}) => {
    const asked = body as { rate: number }
    if (endpoint === previewRateEndpoint)
      return { was: 45, will_be: asked.rate, change_percent: 2.2, needs_confirm: needsConfirm, carts: [cart] }
    if (endpoint === setCurrencyEndpoint) return set ? set() : { rate: { ...rate, rate: asked.rate, revision: 4 } }
    if (endpoint === bankRateEndpoint) return answer
    return { rate }
  }) as typeof call)
  showPage(<Rates />, '/admin/other/rates')
}
const saved = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === setCurrencyEndpoint).map(([, input]) => input)
const type = async (text: string) => userEvent.type(await screen.findByLabelText('Гривень за 1 євро'), text)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('a new rate is saved after staff have seen what five carts will cost', async () => {
  open()
  expect(await screen.findByText('1 € = 45,00 ₴')).toBeVisible()
  await type('46,55')
  expect(screen.queryByRole('button', { name: /^Зберегти/ })).not.toBeInTheDocument()

  await press('Показати, що зміниться')
  const row = (await screen.findByText(/Сукня «Анна», S × 2/)).closest('tr') ?? document.body
  expect(within(row).getByText(/111/)).toBeVisible()
  expect(within(row).getByText(/108/)).toBeVisible()
  expect(within(row).getByText(/введено вручну/)).toBeVisible()
  await press('Зберегти курс 46,55')

  await waitFor(() =>
    expect(saved()).toEqual([{ body: { currency: 'EUR', rate: 46.55, revision: 3, confirm: false } }]),
  )
  expect(await screen.findByText('1 € = 46,55 ₴')).toBeVisible()
})

test('another rate has to be previewed again before it is saved', async () => {
  open()
  await type('46')
  await press('Показати, що зміниться')
  await screen.findByRole('button', { name: 'Зберегти курс 46,00' })

  await type('0')

  expect(screen.getByRole('button', { name: 'Показати, що зміниться' })).toBeVisible()
})

test('a rate that is far off is saved only when it is confirmed', async () => {
  open({ needsConfirm: true })
  await type('60')
  await press('Показати, що зміниться')
  await press(/^Зберегти/)
  expect(await screen.findByText(/підтвердьте, що це не помилка/)).toBeVisible()
  expect(saved()).toEqual([])

  await userEvent.click(screen.getByRole('checkbox'))
  await press(/^Зберегти/)

  await waitFor(() => expect(saved()).toMatchObject([{ body: { rate: 60, confirm: true } }]))
})

test('the bank’s rate is shown beside ours and only fills the field', async () => {
  open()
  await screen.findByText('1 € = 45,00 ₴')
  await press('Дізнатися в банку')

  expect(await screen.findByText(/1 € = 48,74 ₴.*\+8,3 % до нашого/)).toBeVisible()
  await press('Вписати в поле')
  expect(screen.getByLabelText('Гривень за 1 євро')).toHaveValue('48,74')
  expect(saved()).toEqual([])
})

test.each([
  ['off', 'не запитує'],
  ['no_such_day', 'не встановлював курсу'],
  ['not_available', 'не відповідає'],
] as const)('a bank without a rate (%s) says why', async (reason, text) => {
  open({ bank: { ...bank, rate: null, reason, change_percent: null } })
  await screen.findByText('1 € = 45,00 ₴')
  await press('Дізнатися в банку')

  expect(await screen.findByText(new RegExp(text))).toBeVisible()
})

test('a rate that is no number is marked, and nothing is asked', async () => {
  open()
  await type('сорок п’ять')
  await press('Показати, що зміниться')

  expect(await screen.findByText('Введіть курс від 1 до 999,99')).toBeVisible()
  expect(service.mock.calls.filter(([endpoint]) => endpoint === previewRateEndpoint)).toEqual([])
})

test('a rate that somebody else has changed meanwhile is compared before it is saved', async () => {
  const at = new Date().toISOString()
  open({
    set: () => {
      throw new ShopError('changed_meanwhile', { revision: 4, by: 'ivan', at })
    },
  })
  await type('46')
  await press('Показати, що зміниться')
  await press(/^Зберегти/)

  expect(await screen.findByRole('dialog')).toHaveTextContent('ivan')
})
