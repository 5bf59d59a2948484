import { call } from '@shop/api-client/call'
import type { AnyInput } from '@shop/api-client/input'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import {
  endPreviewEndpoint,
  type StaffPart,
  staffReleasesEndpoint,
  testLinkEndpoint,
} from '@shop/contracts/staff/staff-releases'
import { teamTokensEndpoint } from '@shop/contracts/staff/team-tokens'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Releases } from './Releases.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const at = '2026-11-23T10:00:00.000Z'
const version = {
  at,
  by: 'olena',
  commit: '7ffedb3',
  reach: 'everybody',
  is_taken_back: false,
  is_struck: false,
} as const
const preview: StaffPart['previews'][number] = {
  version: 'eeee',
  at,
  until: '2026-11-30T10:00:00.000Z',
  by: 'catalogue',
  commit: '7ffedb3',
  reason: 'a shorter title',
  told: ['budget: /store is 2 KiB too heavy', 'pages is not proved: no shop answers'],
}

const catalogue: StaffPart = {
  part: 'mf-catalog',
  state: 'released',
  revision: 7,
  served: [{ version: 'bbbb', share: 100, files: 'as_released' }],
  versions: [{ version: 'bbbb', ...version }],
  history: [],
  previews: [preview],
  failures: [{ version: 'eeee', reports: 2, share: null }],
  errors: [],
  vitals: [],
}

function open(answer: (endpoint: AnyEndpoint) => unknown = () => ({ parts: [catalogue], services: [] })) {
  service.mockReset()
  service.mockImplementation((async (endpoint: AnyEndpoint, _input?: AnyInput) => {
    if (endpoint === teamTokensEndpoint) return { tokens: [] }
    return endpoint === staffReleasesEndpoint ? { parts: [catalogue], services: [] } : answer(endpoint)
  }) as typeof call)
  showPage(<Releases />, '/admin/other/releases')
}
const sentTo = (wanted: AnyEndpoint) =>
  service.mock.calls.filter(([endpoint]) => endpoint === wanted).map(([, input]) => input)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the owner sees previews of a part: of which commit, why, by whom, until when, and what was found', async () => {
  open()
  expect(await screen.findByRole('table', { name: 'Попередні перегляди: Каталог' })).toBeVisible()
  const row = within(screen.getByRole('row', { name: /^eeee/ }))

  expect(row.getByText('a shorter title')).toBeVisible()
  expect(row.getByText(/^23 .* · catalogue · 7ffedb3$/)).toBeVisible()
  expect(row.getByText(/^до 30 лист/)).toBeVisible()
  expect(row.getByText('2 збої')).toBeVisible()
  await userEvent.click(row.getByText('2 зауваження перевірок'))
  expect(row.getByText('budget: /store is 2 KiB too heavy')).toBeVisible()
})

test('a preview ends with one press, and the part is asked for again', async () => {
  open()
  await press('Завершити перегляд eeee')

  await waitFor(() => expect(sentTo(endPreviewEndpoint)).toEqual([{ body: { part: 'mf-catalog', version: 'eeee' } }]))
  await waitFor(() => expect(service.mock.calls.filter(([asked]) => asked === staffReleasesEndpoint)).toHaveLength(2))
})

test('the link to a preview is made again when another tester needs it', async () => {
  open(() => ({ path: '/?try=signed', until: preview.until }))
  await press('Посилання на перегляд eeee')

  expect(await screen.findByDisplayValue(/\/\?try=signed$/)).toBeVisible()
  expect(sentTo(testLinkEndpoint)).toEqual([{ body: { part: 'mf-catalog', version: 'eeee' } }])
})

test('a preview that somebody else has ended is said to be gone', async () => {
  open(() => {
    throw new ShopError('not_found')
  })
  await press('Завершити перегляд eeee')

  expect(await screen.findByRole('alert')).toBeVisible()
})
