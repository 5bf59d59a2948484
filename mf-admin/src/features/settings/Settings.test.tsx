import { call } from '@shop/api-client/call'
import type { AnyInput } from '@shop/api-client/input'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { changeSettingsEndpoint, type StaffSettings } from '@shop/contracts/staff/staff-settings'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Settings } from './Settings.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const settings: StaffSettings = {
  payments_enabled: true,
  payments_text: { uk: '', en: '' },
  eur_mode: 'charge_uah',
  payments_possible: true,
  payments_mode: 'real',
  revision: 0,
  changed: null,
}

function open(known: Partial<StaffSettings> = {}, refusal?: ShopError) {
  service.mockReset()
  service.mockImplementation((async (endpoint: AnyEndpoint, { body }: AnyInput = {}) => {
    if (endpoint !== changeSettingsEndpoint) return { settings: { ...settings, ...known } }
    if (refusal) throw refusal
    const changed = { by: 'olena', at: new Date().toISOString() }
    return { settings: { ...settings, ...(body as object), revision: 1, changed } }
  }) as typeof call)
  showPage(<Settings />, '/admin/other/settings')
}
const saved = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === changeSettingsEndpoint).map(([, input]) => input)
const checkbox = () => screen.findByRole('checkbox', { name: 'Покупці можуть платити онлайн' })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Зберегти' }))

test('payments are switched off with what customers will read, after it is said what that means', async () => {
  open()
  await userEvent.click(await checkbox())
  expect(await screen.findByText(/онлайн-оплати не буде/)).toBeVisible()
  await userEvent.type(screen.getByLabelText(/Текст для покупців.*українською/), 'До вечора')
  await userEvent.type(screen.getByLabelText(/Текст для покупців.*англійською/), 'Until tonight')
  await save()

  await waitFor(() =>
    expect(saved()).toEqual([
      {
        body: {
          payments_enabled: false,
          payments_text: { uk: 'До вечора', en: 'Until tonight' },
          eur_mode: 'charge_uah',
          revision: 0,
        },
      },
    ]),
  )
  expect(await screen.findByText(/^Змінено: olena/)).toBeVisible()
})

test('a text in one language only is marked where the other one is missing, until it is written', async () => {
  open()
  await userEvent.type(await screen.findByLabelText(/Текст для покупців.*українською/), 'До вечора')
  await save()

  const missing = screen.getByLabelText(/Текст для покупців.*англійською/)
  await waitFor(() => expect(missing).toHaveAccessibleDescription('Напишіть обома мовами'))
  expect(missing).toHaveFocus()
  expect(saved()).toEqual([])
  await userEvent.type(missing, 'Until tonight')
  expect(missing).toBeValid()
})

test('in the sandbox staff read that no money is taken, and how to switch', async () => {
  open({ payments_mode: 'sandbox' })

  expect(await screen.findByText(/гроші не списуються.*WAYFORPAY_MERCHANT/)).toBeVisible()
})

test('where nobody takes money, payments cannot be switched on, and the reason is said', async () => {
  open({ payments_possible: false, payments_enabled: false })

  expect(await checkbox()).toBeDisabled()
  expect(screen.getByText(/немає банку/)).toBeVisible()
})

test('what somebody else has saved meanwhile is compared', async () => {
  const at = new Date().toISOString()
  open({}, new ShopError('changed_meanwhile', { revision: 2, by: 'ivan', at }))
  await userEvent.click(await checkbox())
  await save()

  expect(await screen.findByRole('dialog')).toHaveTextContent('ivan')
})
