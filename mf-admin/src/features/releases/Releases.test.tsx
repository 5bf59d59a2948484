import { call } from '@shop/api-client/call'
import type { AnyInput } from '@shop/api-client/input'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import {
  rollBackReleaseEndpoint,
  type StaffPart,
  shareReleaseEndpoint,
  staffReleasesEndpoint,
  strikeReleaseEndpoint,
  testLinkEndpoint,
} from '@shop/contracts/staff/staff-releases'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Releases } from './Releases.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const at = '2026-11-23T10:00:00.000Z'
const version = (name: string, more: Partial<StaffPart['versions'][number]> = {}) => ({
  version: name,
  at,
  by: 'olena',
  commit: '7ffedb3',
  reach: 'everybody' as const,
  is_taken_back: false,
  is_struck: false,
  ...more,
})
const nothing = { failures: [], errors: [], vitals: [], history: [], versions: [], served: [], previews: [] }
const never: StaffPart = { part: 'host', state: 'never_released', revision: 0, ...nothing }
const stable: StaffPart = {
  ...nothing,
  part: 'mf-catalog',
  state: 'released',
  revision: 7,
  served: [{ version: 'bbbb', share: 100, files: 'as_released' }],
  versions: [version('bbbb'), version('aaaa')],
}
const tried: StaffPart = {
  ...stable,
  served: [
    { version: 'bbbb', share: 90, files: 'as_released' },
    { version: 'cccc', share: 10, files: 'as_released' },
  ],
  versions: [version('cccc', { reach: 'share' }), version('bbbb'), version('aaaa')],
}

function open(
  parts: StaffPart[],
  answer: (endpoint: AnyEndpoint, input?: AnyInput) => unknown = () => ({ parts, services: [] }),
) {
  service.mockReset()
  service.mockImplementation((async (endpoint: AnyEndpoint, input?: AnyInput) =>
    endpoint === staffReleasesEndpoint ? { parts, services: [] } : answer(endpoint, input)) as typeof call)
  showPage(<Releases />, '/admin/other/releases')
}
const sentTo = (wanted: AnyEndpoint) =>
  service.mock.calls.filter(([endpoint]) => endpoint === wanted).map(([, input]) => input)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))

test('the owner sees what was not proved of a version before it went out, and why', async () => {
  const unproved = { proofs: ['pages', 'contract'], why: 'no browser on the build server' }
  open([{ ...stable, versions: [version('bbbb', { unproved }), version('aaaa')] }])

  expect((await rowOf('bbbb')).getByText('Не доведено: сторінки, контракт')).toBeVisible()
  expect((await rowOf('bbbb')).getByText(/no browser on the build server/)).toBeVisible()
  expect((await rowOf('aaaa')).queryByText(/Не доведено/)).toBeNull()
})

test('the owner sees who gets which version, how it does, and what was done', async () => {
  open([
    {
      ...tried,
      failures: [
        { version: 'cccc', reports: 3, share: 0.034 },
        { version: 'bbbb', reports: 0, share: 0 },
        { version: null, reports: 2, share: null },
      ],
      vitals: [
        { version: 'cccc', name: 'LCP', p75: 4400, samples: 120, is_worse: true },
        { version: 'cccc', name: 'CLS', p75: 0.031, samples: 110, is_worse: false },
      ],
      errors: [
        { version: 'cccc', message: 'Loading chunk # failed', section: '/store', count: 3, first: at, last: at },
      ],
      history: [
        {
          what: 'rollback',
          version: 'bbbb',
          at,
          by: 'automatic',
          figures: { failures: 12, loads: 240, addresses: 11, stable: { failures: 1, loads: 2000 } },
        },
        { what: 'canary', version: 'dddd', at, by: 'ivan', share: 5 },
      ],
    },
  ])
  expect(await screen.findByRole('heading', { name: 'Каталог' })).toBeVisible()
  expect(screen.getByText('Пробний випуск: 10 %')).toBeVisible()
  const canary = await rowOf('cccc')
  expect(canary.getByText('10 % відвідувачів')).toBeVisible()
  expect(canary.getByText('3 збої · у 3,4 % переглядів')).toBeVisible()
  expect(canary.getByText(/LCP 4,4 с/)).toHaveTextContent('Помітно повільніше')
  expect(canary.getByText('CLS 0,03')).toBeVisible()
  expect((await rowOf('bbbb')).getByText('Збоїв немає')).toBeVisible()
  expect(screen.getByText('Збої, де версія невідома: 2')).toBeVisible()
  expect(screen.getByText('Loading chunk # failed')).toBeVisible()
  expect(screen.getByText(/3 рази · версія cccc · розділ \/store/)).toBeVisible()
  expect(
    screen.getByText(/повернуто версію bbbb \(збої в 12 з 240 переглядів, мереж: 11; у сталої версії в 1 з 2000\)/),
  ).toBeInTheDocument()
  expect(screen.getByText('пробний випуск dddd: 5 %')).toBeInTheDocument()
})

test('the owner sees when everybody gets a first share, that one that failed waits for a decision, and what is watched', async () => {
  const later = new Date(Date.now() + 600_000).toISOString()
  const withFirst = (promote_at: string): StaffPart => ({
    ...tried,
    served: tried.served.map(entry => (entry.version === 'cccc' ? { ...entry, promote_at } : entry)),
  })
  const [entry] = stable.served
  open([
    withFirst(later),
    { ...withFirst(at), part: 'mf-account' },
    { ...stable, part: 'mf-admin', served: entry ? [{ ...entry, watched_until: later }] : [] },
  ])

  expect(await screen.findByText(/О \d\d:\d\d пробний випуск отримають усі, якщо до того не буде збоїв/)).toBeVisible()
  expect(screen.getByText('Версія лишається на 10 % відвідувачів')).toBeVisible()
  expect(screen.getByText(/До \d\d:\d\d її порівнюють із попередньою/)).toBeVisible()
})

test('a canary is stopped once it was said what everybody will get', async () => {
  open([tried])
  await press('Припинити пробу')
  expect(screen.getByText(/знову отримають версію bbbb/)).toBeVisible()
  expect(sentTo(rollBackReleaseEndpoint)).toEqual([])
  await press('Припинити')

  await waitFor(() => expect(sentTo(rollBackReleaseEndpoint)).toEqual([{ body: { part: 'mf-catalog', revision: 7 } }]))
  await waitFor(() => expect(screen.queryByText(/знову отримають/)).not.toBeInTheDocument())
})

test('without a canary the way leads back to the previous version, or to one that is chosen', async () => {
  open([stable])
  await press('Повернути попередню версію')
  await press('Повернути')
  await waitFor(() => expect(sentTo(rollBackReleaseEndpoint)).toHaveLength(1))

  await userEvent.click(await screen.findByRole('button', { name: 'Віддавати версію aaaa' }))
  await press('Віддавати')
  await waitFor(() =>
    expect(sentTo(rollBackReleaseEndpoint)).toEqual([
      { body: { part: 'mf-catalog', revision: 7 } },
      { body: { part: 'mf-catalog', revision: 7, version: 'aaaa' } },
    ]),
  )
})

test('where nothing can be gone back to, nothing is offered', async () => {
  open([{ ...stable, versions: [version('bbbb'), version('aaaa', { reach: 'testers' })] }])
  await rowOf('aaaa')

  expect(screen.queryByRole('button', { name: /Повернути|Віддавати/ })).not.toBeInTheDocument()
})

test('a version that nobody gets is struck once it was said what becomes of tabs that have it', async () => {
  open([stable])
  await press('Викреслити версію aaaa')
  expect(screen.getByText(/вкладками, де вона ще відкрита/)).toBeVisible()
  expect(sentTo(strikeReleaseEndpoint)).toEqual([])
  await press('Викреслити')

  await waitFor(() =>
    expect(sentTo(strikeReleaseEndpoint)).toEqual([{ body: { part: 'mf-catalog', version: 'aaaa', revision: 7 } }]),
  )
  await waitFor(() => expect(screen.queryByText(/вкладками, де вона ще відкрита/)).not.toBeInTheDocument())
})

test('a version that was struck says so, and nothing is offered for it', async () => {
  open([{ ...stable, versions: [version('bbbb'), version('aaaa', { is_struck: true, is_taken_back: true })] }])
  const struck = await rowOf('aaaa')

  expect(struck.getByText('Викреслено')).toBeVisible()
  expect(struck.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Повернути попередню версію' })).not.toBeInTheDocument()
})

test('the share of a canary is changed; what is no share is marked and not sent', async () => {
  open([tried])
  await press('Змінити частку')
  const field = screen.getByLabelText('Частка відвідувачів, %')
  await userEvent.clear(field)
  await userEvent.type(field, '150')
  await press('Зберегти')
  expect(await screen.findByLabelText('Частка відвідувачів, %')).toBeInvalid()
  expect(sentTo(shareReleaseEndpoint)).toEqual([])

  await userEvent.clear(field)
  await userEvent.type(field, '50')
  await press('Зберегти')
  await waitFor(() =>
    expect(sentTo(shareReleaseEndpoint)).toEqual([{ body: { part: 'mf-catalog', share: 50, revision: 7 } }]),
  )
})

test('a link to a version is made and copied', async () => {
  const user = userEvent.setup()
  open([tried], () => ({ path: '/?try=signed', until: '2026-11-24T10:00:00.000Z' }))
  await user.click(await screen.findByRole('button', { name: 'Посилання для перевірки: cccc' }))

  expect(await screen.findByRole('textbox', { name: 'Посилання для перевірки: cccc' })).toHaveValue(
    `${location.origin}/?try=signed`,
  )
  expect(screen.getByText(/Діє до/)).toBeVisible()
  expect(sentTo(testLinkEndpoint)).toEqual([{ body: { part: 'mf-catalog', version: 'cccc' } }])
  await user.click(screen.getByRole('button', { name: 'Копіювати' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?try=signed`)
})

test.each([
  ['changed_meanwhile', 'Хтось уже змінив це тим часом'],
  ['release_altered', 'Файли цієї версії змінено після випуску або їх немає. Нічого не зроблено'],
] as const)('a way back that is refused with %s says why', async (code, text) => {
  open([stable], () => {
    throw new ShopError(code)
  })
  await press('Повернути попередню версію')
  await press('Повернути')

  expect(await screen.findByText(text)).toBeVisible()
})

test('where links cannot be signed it says what is missing', async () => {
  open([stable], () => {
    throw new ShopError('not_ready')
  })
  await press('Посилання для перевірки: bbbb')

  expect(await screen.findByText(/RELEASES_SECRET/)).toBeVisible()
})

test('files that were altered or are missing and a broken registry are said at their part', async () => {
  const files = (name: 'altered' | 'absent' | 'elsewhere') => [{ version: 'bbbb', share: 100, files: name }]
  open([
    { ...stable, served: files('altered') },
    { ...stable, part: 'mf-account', served: files('absent') },
    { ...stable, part: 'mf-admin', served: files('elsewhere') },
    { ...never, part: 'mf-cart-checkout', state: 'unreadable' },
  ])

  expect(await screen.findByText('Файли версії bbbb змінено після випуску')).toBeVisible()
  expect(screen.getByText('Файлів версії bbbb немає')).toBeVisible()
  expect(screen.getByText('Файли лежать на іншій машині, тому тут їх не звірено.')).toBeVisible()
  expect(screen.getByText('Реєстр цієї частини пошкоджено')).toBeVisible()
})

test('a service that knows no release says where it would look', async () => {
  open([never])

  expect(await screen.findByText('Тут не видно жодного випуску')).toBeVisible()
})

test('when the releases do not come the page says so and offers another try', async () => {
  service.mockReset()
  service.mockRejectedValue(new ShopError('unknown'))
  showPage(<Releases />, '/admin/other/releases')

  expect(await screen.findByText('Не вдалося отримати випуски')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
})
