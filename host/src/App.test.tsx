import { registerTexts, setLocale } from '@shop/shell/i18n'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { knowRoutes } from '../test/know-routes.ts'
import { App } from './App.tsx'
import { loadAgain } from './loading/load-again.ts'
import { hostTexts } from './texts.ts'

// jsdom loads no pages, so it cannot load one again.
jest.mock('./loading/load-again.ts', () => ({ loadAgain: jest.fn() }))
jest.mock('./remotes/screens.ts', () => ({ screenPromise: jest.fn() }))
jest.mock('./remotes/RemoteScreen.tsx', () => ({
  RemoteScreen: ({ owner, name }: { owner: string; name: string }) => (
    <h1>
      {name} of {owner}
    </h1>
  ),
}))
jest.mock('./layout/Frame.tsx', () => {
  const { Link } = jest.requireActual('@shop/shell/router')
  return {
    Frame: ({ children }: { children: React.ReactNode }) => (
      <main>
        <Link to="/lookbook-trial">the lookbook</Link>
        <Link to="/store">the store</Link>
        {children}
      </main>
    ),
  }
})

async function open(address: string) {
  history.replaceState(null, '', address)
  await registerTexts('host', hostTexts)
  await setLocale('uk')
  await act(async () => void render(<App />))
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent

beforeEach(() => jest.mocked(loadAgain).mockReset())

test('a page that a release has brought is drawn without a new frame', async () => {
  await knowRoutes({ 'mf-catalog': [{ path: '/lookbook-trial', page: 'lookbook-trial' }] })
  await open('/lookbook-trial')

  expect(heading()).toBe('lookbook-trial of mf-catalog')
  expect(loadAgain).not.toHaveBeenCalled()
})

test('a tab that was opened before keeps its pages, and asks the server for one that it does not know', async () => {
  await knowRoutes()
  await open('/wishlist')
  await userEvent.click(screen.getByRole('link', { name: 'the store' }))
  expect([heading(), jest.mocked(loadAgain).mock.calls]).toEqual(['store of mf-catalog', []])

  await userEvent.click(screen.getByRole('link', { name: 'the lookbook' }))
  expect([location.pathname, jest.mocked(loadAgain).mock.calls.length]).toEqual(['/lookbook-trial', 1])
})

test('an address that the server has answered for is not asked about again: there is no such page', async () => {
  await knowRoutes({ 'mf-catalog': [] })
  // What the document of this test was opened with.
  await open('/')

  expect(await screen.findByRole('heading', { level: 1, name: 'Сторінку не знайдено' })).toBeVisible()
  expect(loadAgain).not.toHaveBeenCalled()
})
