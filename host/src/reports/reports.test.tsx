import { call } from '@shop/api-client/call'
import { clientErrorEndpoint, remoteLoadsEndpoint } from '@shop/contracts/client-errors'
import { ShopError } from '@shop/contracts/errors'
import type { RemoteName } from '@shop/contracts/parts'
import { atom } from '@shop/shell/stores'
import { waitFor } from '@testing-library/react'
import { knowRoutes } from '../../test/know-routes.ts'
import { reportFailure } from '../remotes/report-failure.ts'
import { $loadingScreens, loadedRemotes } from '../remotes/screens.ts'
import { reportLoads } from './reports.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
jest.mock('../remotes/screens.ts', () => ({ $loadingScreens: mockStore(0), loadedRemotes: jest.fn() }))
const service = jest.mocked(call)

function mockStore(value: number) {
  return atom(value)
}

const registry = { host: { version: 'aaaa' }, 'mf-catalog': { version: 'bbbb' } }

beforeAll(() => knowRoutes())

beforeEach(() => {
  service.mockReset().mockResolvedValue({})
  document.body.innerHTML = `<script id="registry" type="application/json">${JSON.stringify(registry)}</script>`
  history.replaceState(null, '', '/store?color=red')
})

const sent = async () => {
  await waitFor(() => expect(service).toHaveBeenCalled())
  return service.mock.lastCall
}

test('a failure is reported with the version that the page names, and without its query', async () => {
  delete document.documentElement.dataset.pageView
  reportFailure('mf-catalog', new Error('gone'))

  const body = { remote: 'mf-catalog', message: 'Error: gone', page: '/store', version: 'bbbb' }
  expect(await sent()).toEqual([clientErrorEndpoint, { body }])
})

test('a call that was refused is reported with its id, by which the team finds what was written of it', async () => {
  reportFailure('mf-catalog', new ShopError('busy', { request_id: '4bf92f3577b34da6a3ce929d0e0e4736' }))

  expect((await sent())?.[1]).toMatchObject({ body: { request_id: '4bf92f3577b34da6a3ce929d0e0e4736' } })
})

test('of an address that no release has a page for nothing is said but that it is none', async () => {
  history.replaceState(null, '', '/olena-petrenko')
  reportFailure('mf-catalog', new Error('gone'))

  expect((await sent())?.[1]).toMatchObject({ body: { page: '/…' } })
})

test('a failure of a page that our server has signed is reported with what it signed', async () => {
  document.documentElement.dataset.pageView = 'signed'
  reportFailure('mf-account', 'x'.repeat(400))

  const body = { remote: 'mf-account', message: 'x'.repeat(300), page: '/store', page_view: 'signed' }
  expect(await sent()).toEqual([clientErrorEndpoint, { body }])
})

test('what cannot be reported disturbs nobody', async () => {
  service.mockRejectedValue(new Error('offline'))
  reportFailure('mf-catalog', new Error('gone'))

  await sent()
})

test('each remote that has loaded is reported once, when the page is quiet', async () => {
  document.documentElement.dataset.pageView = 'signed'
  const loaded: RemoteName[] = []
  jest.mocked(loadedRemotes).mockImplementation(() => loaded)
  const load = (remote: RemoteName) => {
    $loadingScreens.set(1)
    loaded.push(remote)
    $loadingScreens.set(0)
  }
  reportLoads()
  load('mf-catalog')
  expect(await sent()).toEqual([remoteLoadsEndpoint, { body: { remotes: ['mf-catalog'], page_view: 'signed' } }])

  $loadingScreens.set(1)
  $loadingScreens.set(0)
  load('mf-account')
  await waitFor(() => expect(service).toHaveBeenCalledTimes(2))
  expect(service.mock.lastCall?.[1]).toEqual({ body: { remotes: ['mf-account'], page_view: 'signed' } })
})
