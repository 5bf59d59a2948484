import { call } from '@shop/api-client/call'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import {
  makeTeamTokenEndpoint,
  strikeTeamTokenEndpoint,
  type TeamToken,
  teamTokensEndpoint,
} from '@shop/contracts/staff/team-tokens'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { TeamTokens } from './TeamTokens.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const ofOffice: TeamToken = {
  ...{ id: 'a'.repeat(64), team: 'catalogue', parts: ['mf-catalog', 'catalog'], from: 'office', state: 'good' },
  ...{ made: { at: '2026-11-01T10:00:00.000Z', by: 'olena' }, used_at: null, ends_at: '2027-01-30T10:00:00.000Z' },
}
const ending: TeamToken = { ...ofOffice, id: 'b'.repeat(64), team: 'frame', parts: ['host'], state: 'ending' }
const configured: TeamToken = {
  ...{ id: 'c'.repeat(64), team: 'checkout', parts: ['services'], from: 'environment', state: 'good' },
  ...{ made: null, used_at: null, ends_at: null },
}
const tokens = [ofOffice, ending, configured]

function open(answer: (endpoint: AnyEndpoint) => unknown = () => ({ tokens })) {
  service.mockReset()
  service.mockImplementation((async (endpoint: AnyEndpoint) =>
    endpoint === teamTokensEndpoint ? { tokens } : answer(endpoint)) as typeof call)
  showPage(<TeamTokens />, '/admin/other/releases')
}
const sentTo = (wanted: AnyEndpoint) =>
  service.mock.calls.filter(([endpoint]) => endpoint === wanted).map(([, input]) => input)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the owner sees whose tokens there are, what they release, when they were used, and which end soon', async () => {
  open()
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

  const catalogue = await row(/^catalogue/)
  expect(catalogue.getByText('Каталог, Сервіс: Каталог')).toBeVisible()
  expect(catalogue.getByText(/^1 .*olena$/)).toBeVisible()
  expect(catalogue.getByText('ще не використано')).toBeVisible()
  expect((await row(/^frame/)).getByText(/скоро закінчиться$/)).toBeVisible()
  const environment = await row(/^checkout/)
  expect(environment.getByText('із середовища (RELEASE_TOKENS)')).toBeVisible()
  expect(environment.queryByRole('button')).toBeNull()
})

test('a token is made for a team, its parts and its days, and is shown until it is closed', async () => {
  open(() => ({ token: 't'.repeat(43), tokens }))
  await press('Створити токен')
  await userEvent.type(screen.getByLabelText('Команда'), 'lookbook')
  await userEvent.click(screen.getByLabelText('Каталог'))
  await userEvent.click(screen.getByLabelText('30 днів'))
  await press('Створити')

  const token = await screen.findByLabelText('Токен команди lookbook')
  expect(token).toHaveValue('t'.repeat(43))
  expect(sentTo(makeTeamTokenEndpoint)).toEqual([{ body: { team: 'lookbook', parts: ['mf-catalog'], days: 30 } }])
  await press('Закрити')
  expect(screen.queryByLabelText('Токен команди lookbook')).toBeNull()
})

test('what is wrong stands beside its field, and nothing is sent', async () => {
  open()
  await press('Створити токен')
  await userEvent.type(screen.getByLabelText('Команда'), 'Look Book')
  await press('Створити')

  expect(screen.getByLabelText('Команда')).toBeInvalid()
  expect(screen.getByRole('group', { name: 'Що випускає' })).toHaveAccessibleDescription()
  expect(sentTo(makeTeamTokenEndpoint)).toEqual([])
})

test('a token is struck after the owner has read what its team can no longer do', async () => {
  open()
  await press('Викреслити токен команди catalogue')
  expect(screen.getByText(/команда не випустить ним Каталог, Сервіс: Каталог/)).toBeVisible()
  expect(sentTo(strikeTeamTokenEndpoint)).toEqual([])
  await press('Викреслити')

  await waitFor(() => expect(sentTo(strikeTeamTokenEndpoint)).toEqual([{ body: { id: ofOffice.id } }]))
})

test('a token that another owner has struck says so, and the list is asked for again', async () => {
  open(() => {
    throw new ShopError('not_found')
  })
  await press('Викреслити токен команди catalogue')
  await press('Викреслити')

  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(sentTo(teamTokensEndpoint)).toHaveLength(2))
})
