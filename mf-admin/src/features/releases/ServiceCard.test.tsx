import { call } from '@shop/api-client/call'
import type { AnyInput } from '@shop/api-client/input'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { rollBackReleaseEndpoint, type StaffService, strikeReleaseEndpoint } from '@shop/contracts/staff/staff-releases'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Releases } from './Releases.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const at = '2026-11-29T10:00:00.000Z'
const [newer, older] = ['bbbbbbbbbbbb', 'aaaaaaaaaaaa']
const version = (name: string, more: Partial<StaffService['versions'][number]> = {}) => ({
  ...{ version: name, at, by: 'catalogue', reason: 'a shorter list', is_taken_back: false, is_struck: false },
  ...more,
})
const catalogue: StaffService = {
  service: 'catalog',
  state: 'released',
  revision: 7,
  served: { version: newer, files: 'as_released' },
  versions: [version(newer), version(older), version('working-tree', { by: 'shape', reason: '' })],
  history: [
    { what: 'rollback', version: 'working-tree', at, by: 'automatic' },
    { what: 'release', version: newer, at, by: 'catalogue' },
  ],
  rollout: { version: newer, state: 'over', said: '' },
}
const rollingOut = (rollout: Partial<NonNullable<StaffService['rollout']>>): StaffService => ({
  ...catalogue,
  rollout: { version: newer, state: 'under_way', said: '', ...rollout },
})

function open(one: StaffService) {
  const answer = { parts: [], services: [one] }
  service.mockReset()
  service.mockImplementation((async () => answer) as unknown as typeof call)
  showPage(<Releases />, '/admin/other/releases')
}
const sentTo = (wanted: AnyEndpoint) =>
  service.mock.calls.filter(([endpoint]) => endpoint === wanted).map(([, input]) => input as AnyInput)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))

test('the owner sees which version of a service is in service, since when, by whom and why, and what was done', async () => {
  open(catalogue)

  expect(await screen.findByRole('heading', { name: 'Сервіс: Каталог' })).toBeVisible()
  const row = await rowOf(newer)
  expect(row.getByText('У роботі')).toBeVisible()
  expect(row.getByText(/29 лист.*catalogue/)).toBeVisible()
  expect(row.getByText('a shorter list')).toBeVisible()
  expect((await rowOf('початкова')).getByText('Не в роботі')).toBeVisible()
  expect(screen.getByText('копії повернули до версії: початкова')).toBeInTheDocument()
  expect(screen.getByText(/Автоматично/)).toBeInTheDocument()
})

test.each<[string, Partial<NonNullable<StaffService['rollout']>>, (string | RegExp)[]]>([
  ['was named only', { state: 'asked' }, [`Названо версію ${newer}. Копії ще не почали замінювати.`]],
  [
    'is coming copy by copy',
    { said: 'copy 1 of 2 is it' },
    [`Копії замінюють на версію ${newer}`, 'copy 1 of 2 is it'],
  ],
  ['is watched', { watched_until: at }, [`Копії замінюють на версію ${newer}`, /До \d\d:\d\d їх порівнюють/]],
  [
    'was refused',
    { state: 'refused', said: 'it was not ready' },
    [`Версію ${newer} не прийнято, покупці її не мали`, 'it was not ready'],
  ],
  [
    'was taken back',
    { state: 'taken_back', said: '12 of its 100 answers were errors' },
    [`Версію ${newer} відкликано, копії знову попередньої версії`, '12 of its 100 answers were errors'],
  ],
])('the owner sees that a version %s', async (_, rollout, texts) => {
  open(rollingOut(rollout))

  for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
})

test('a version that went well says nothing besides', async () => {
  open(catalogue)
  await rowOf(newer)

  expect(screen.queryByText(/Копії замінюють|Названо|відкликано/)).not.toBeInTheDocument()
})

test('a service is led back to the version before, or to one that is chosen, once it was said what happens', async () => {
  open(catalogue)
  await press('Повернути попередню версію')
  expect(screen.getByText(/замінять на версію, що була до bbbbbbbbbbbb/)).toBeVisible()
  expect(sentTo(rollBackReleaseEndpoint)).toEqual([])
  await press('Повернути')
  await waitFor(() => expect(sentTo(rollBackReleaseEndpoint)).toEqual([{ body: { part: 'catalog', revision: 7 } }]))

  await userEvent.click(await screen.findByRole('button', { name: 'Повернути версію початкова' }))
  expect(screen.getByText(/одну по одній замінять на версію початкова/)).toBeVisible()
  await press('Повернути')
  await waitFor(() =>
    expect(sentTo(rollBackReleaseEndpoint)[1]).toEqual({
      body: { part: 'catalog', revision: 7, version: 'working-tree' },
    }),
  )
})

test('a version of a service is struck, and one that was struck offers nothing', async () => {
  open({ ...catalogue, versions: [version(newer), version(older), version('cccccccccccc', { is_struck: true })] })
  const struck = await rowOf('cccccccccccc')
  expect(struck.getByText('Викреслено')).toBeVisible()
  expect(struck.queryByRole('button')).not.toBeInTheDocument()

  await press(`Викреслити версію ${older}`)
  expect(screen.getByText(/не можна буде повернутися, доки її не випустять знову/)).toBeVisible()
  await press('Викреслити')
  await waitFor(() =>
    expect(sentTo(strikeReleaseEndpoint)).toEqual([{ body: { part: 'catalog', version: older, revision: 7 } }]),
  )
})

test('where nothing can be gone back to, nothing is offered', async () => {
  open({ ...catalogue, versions: [version(newer), version(older, { is_taken_back: true })] })
  await rowOf(older)

  expect(screen.queryByRole('button', { name: 'Повернути попередню версію' })).not.toBeInTheDocument()
})

test('what was not proved, altered sources and a broken registry are said', async () => {
  const unproved = { proofs: ['start', 'tests'], why: 'they passed elsewhere' }
  open({
    ...catalogue,
    state: 'unreadable',
    served: { version: newer, files: 'altered' },
    versions: [],
  })
  expect(await screen.findByText(`Файли версії ${newer} змінено після випуску`)).toBeVisible()
  expect(
    screen.getByText('Нова копія з них не запуститься. Поверніть файли на місце або перейдіть на іншу версію.'),
  ).toBeVisible()
  expect(screen.getByText('Реєстр цієї частини пошкоджено')).toBeVisible()

  open({ ...catalogue, versions: [version(newer, { unproved })] })
  expect(await screen.findByText('Не доведено: запуск, тести')).toBeVisible()
})
