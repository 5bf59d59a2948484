import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../../test/render.tsx'
import SearchPanel from './SearchPanel.tsx'
import { $searchOpener, closeSearch } from './search.ts'

type Slot = { input: { close: () => void } }

// The remote's field and list have tests of their own.
jest.mock('../../remotes/RemoteScreen.tsx', () => ({
  RemoteScreen: ({ input: { close } }: Slot) => (
    <>
      <input aria-label="Пошук" />
      <button type="button" onClick={close}>
        Закрити
      </button>
    </>
  ),
}))

async function open() {
  await render(
    <>
      <button type="button">Лупа</button>
      <SearchPanel />
      <button type="button">Сторінка</button>
    </>,
  )
  const icon = screen.getByRole('button', { name: 'Лупа' })
  act(() => $searchOpener.set(icon))
  act(() => screen.getByRole('textbox').focus())
  jest.useFakeTimers()
  return icon
}

const leave = () => act(() => screen.getByRole('button', { name: 'Сторінка' }).focus())
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const isOpen = () => $searchOpener.get() !== null

afterEach(() => {
  jest.useRealTimers()
  act(closeSearch)
})

test('the search closes a second after the focus has left', async () => {
  await open()

  leave()
  wait(999)
  expect(isOpen()).toBe(true)
  wait(1)

  expect(isOpen()).toBe(false)
})

test('the search stays when the focus comes back within a second', async () => {
  await open()

  leave()
  wait(900)
  act(() => screen.getByRole('textbox').focus())
  wait(5000)

  expect(isOpen()).toBe(true)
})

test('the search stays while the focus moves between its own controls', async () => {
  await open()

  act(() => screen.getByRole('button', { name: 'Закрити' }).focus())
  wait(5000)

  expect(isOpen()).toBe(true)
})

test('the search stays while another window has the focus', async () => {
  await open()

  fireEvent.blur(screen.getByRole('textbox'), { relatedTarget: null })
  wait(5000)

  expect(isOpen()).toBe(true)
})

test('Escape closes the search and gives the focus back to its icon', async () => {
  const icon = await open()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

  await user.keyboard('{Escape}')

  expect(isOpen()).toBe(false)
  expect(icon).toHaveFocus()
})

test('Back closes the search instead of leaving the page', async () => {
  await open()

  act(() => {
    history.replaceState(null, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

  expect(isOpen()).toBe(false)
})
