import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy } from 'react'
import { render } from '../../test/render.tsx'
import { bringScreen } from './bring-screen.ts'
import { remoteModule, renewRemote } from './federation.ts'
import { LOAD_LIMIT_MS } from './load-limit.ts'
import { RemoteScreen } from './RemoteScreen.tsx'
import { $loadingScreens, forgetScreen, prefetchScreen } from './screens.ts'

jest.mock('./federation.ts', () => ({ remoteModule: jest.fn(), renewRemote: jest.fn().mockResolvedValue(undefined) }))
jest.mock('./report-failure.ts', () => ({ reportFailure: jest.fn() }))

const address = { owner: 'mf-catalog', kind: 'pages', name: 'home' } as const
const noTexts = { uk: async () => ({ default: {} }), en: async () => ({ default: {} }) }

function aRemote(pages: RemoteModule['pages']): RemoteModule {
  return { shellInstance, texts: noTexts, pages, slots: {} }
}

const home = aRemote({ home: async () => ({ default: () => <h1>Нова колекція</h1> }) })

function Broken(): never {
  throw new Error('broken')
}

const loading = jest.mocked(remoteModule)

beforeEach(() => {
  forgetScreen(address)
  loading.mockReset()
  jest.mocked(renewRemote).mockReset().mockResolvedValue(undefined)
  // React repeats in the console what the boundary already shows.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

async function open() {
  await act(() => render(<RemoteScreen {...address} occasion="/" />).then(() => undefined))
}

test('a page of a remote is shown once it is loaded', async () => {
  loading.mockResolvedValue(home)
  await open()

  expect(await screen.findByRole('heading', { name: 'Нова колекція' })).toBeInTheDocument()
})

test('after one failure the remote is located and loaded again without a message', async () => {
  loading.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(home)
  await open()

  expect(await screen.findByRole('heading', { name: 'Нова колекція' })).toBeInTheDocument()
  expect(renewRemote).toHaveBeenCalledWith('mf-catalog')
})

test('a remote that stays away leaves a message, and comes back when asked again', async () => {
  loading.mockRejectedValue(new Error('gone'))
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося завантажити розділ')

  loading.mockResolvedValue(home)
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' })))

  expect(await screen.findByRole('heading', { name: 'Нова колекція' })).toBeInTheDocument()
})

test('a remote that failed to load offline loads by itself once the connection is back', async () => {
  loading.mockRejectedValue(new Error('offline'))
  await open()
  expect(await screen.findByRole('alert')).toBeInTheDocument()

  loading.mockResolvedValue(home)
  await act(async () => void dispatchEvent(new Event('online')))

  expect(await screen.findByRole('heading', { name: 'Нова колекція' })).toBeInTheDocument()
})

test('a page that throws shows a message, and the rest of the shop stays', async () => {
  loading.mockResolvedValue(aRemote({ home: async () => ({ default: Broken }) }))
  await open()

  expect(await screen.findByRole('alert')).toHaveTextContent('Решта магазину працює')
})

test('what failed inside of a page is loaded again with its remote on the next try', async () => {
  loading.mockResolvedValue(aRemote({ home: async () => ({ default: lazy(() => Promise.reject(new Error('gone'))) }) }))
  await open()
  expect(await screen.findByRole('alert')).toBeInTheDocument()

  jest.mocked(renewRemote).mockImplementation(async () => void loading.mockResolvedValue(home))
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' })))

  expect(await screen.findByRole('heading', { name: 'Нова колекція' })).toBeInTheDocument()
})

test('a remote that neither loads nor fails is given up after two minutes, and loads when tried again', async () => {
  jest.useFakeTimers()
  loading.mockReturnValue(new Promise(() => undefined))
  const opened = open()
  await jest.advanceTimersByTimeAsync(LOAD_LIMIT_MS - 1000)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await jest.advanceTimersByTimeAsync(2000)
  jest.useRealTimers()
  await opened
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося завантажити розділ')

  loading.mockResolvedValue(home)
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' })))
  expect(await screen.findByRole('heading', { name: 'Нова колекція' })).toBeInTheDocument()
})

test('a screen that was brought before is shown at once, and nobody was shown that it was coming', async () => {
  loading.mockResolvedValue(home)
  prefetchScreen(address)
  expect($loadingScreens.get()).toBe(0)
  await act(() => Promise.resolve())
  await open()

  expect(screen.getByRole('heading', { name: 'Нова колекція' })).toBeInTheDocument()
  expect(loading).toHaveBeenCalledTimes(1)
})

test('what nobody asked for says whether it came, and never shows a failure', async () => {
  loading.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(home)
  expect(await bringScreen(address)).toBe(false)
  expect(await bringScreen(address)).toBe(true)
  expect($loadingScreens.get()).toBe(0)
})

test('a screen that could not be brought before is loaded when it is opened', async () => {
  loading.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(home)
  prefetchScreen(address)
  await act(() => Promise.resolve())
  await open()

  expect(await screen.findByRole('heading', { name: 'Нова колекція' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
