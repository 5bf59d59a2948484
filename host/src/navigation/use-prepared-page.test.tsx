import { $likelyPage, preparePage } from '@shop/shell/likely-page'
import { act } from '@testing-library/react'
import { knowRoutes } from '../../test/know-routes.ts'
import { render } from '../../test/render.tsx'
import { remoteModule } from '../remotes/federation.ts'
import { prefetchScreen } from '../remotes/screens.ts'
import { usePreparedPage } from './use-prepared-page.ts'

jest.mock('../remotes/screens.ts', () => ({ prefetchScreen: jest.fn() }))
jest.mock('../remotes/federation.ts', () => ({ remoteModule: jest.fn() }))

const prepare = jest.fn()

function Prepared() {
  usePreparedPage()
  return null
}

beforeAll(() => knowRoutes())

beforeEach(async () => {
  $likelyPage.set(null)
  jest.mocked(prefetchScreen).mockClear()
  prepare.mockReset().mockResolvedValue(undefined)
  jest.mocked(remoteModule).mockResolvedValue({ prepare: { pages: { product: prepare, store: prepare } } } as never)
  await render(<Prepared />)
})

afterEach(() => Object.assign(navigator, { connection: undefined }))

test('of a page that will probably be opened the files are brought, and its remote knows of what', async () => {
  await act(async () => preparePage('/product/DR-1042-BUR-R'))

  expect(prefetchScreen).toHaveBeenCalledWith({ owner: 'mf-catalog', kind: 'pages', name: 'product' })
  expect(prepare).toHaveBeenCalledWith(expect.objectContaining({ params: { article: 'DR-1042-BUR-R' }, isMeant: true }))
})

test('a remote that cannot prepare, or does not come, is no failure of the page looked at', async () => {
  prepare.mockRejectedValue(new Error('the shop does not answer'))
  await act(async () => preparePage('/store?colors=red'))
  jest.mocked(remoteModule).mockRejectedValue(new Error('gone'))
  await act(async () => preparePage('/checkout'))

  expect(prefetchScreen).toHaveBeenCalledTimes(2)
})

test('nothing is loaded ahead when the browser saves data, nor for a page that no remote has', async () => {
  await act(async () => preparePage('/about-us'))
  Object.assign(navigator, { connection: { saveData: true } })
  await act(async () => preparePage('/store'))

  expect(prefetchScreen).not.toHaveBeenCalled()
})
