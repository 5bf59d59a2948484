import { $notices, notify } from '@shop/shell/notices'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../../test/render.tsx'
import { Notices } from './Notices.tsx'

beforeEach(() => $notices.set([]))

test('a notice is announced and offers to undo', async () => {
  const undo = jest.fn()
  await render(<Notices />)

  act(() => void notify('Сукню прибрано', { action: { label: 'Повернути', act: undo } }))
  expect(screen.getByRole('status')).toHaveTextContent('Сукню прибрано')
  await userEvent.click(screen.getByRole('button', { name: 'Повернути' }))

  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a notice goes by itself, but not while it is pointed at', async () => {
  await render(<Notices />)
  jest.useFakeTimers()
  act(() => void notify('Додано', { lastsMs: 1000 }))
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

  await user.hover(screen.getByText('Додано'))
  act(() => jest.advanceTimersByTime(5000))
  expect(screen.getByText('Додано')).toBeInTheDocument()

  await user.unhover(screen.getByText('Додано'))
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.queryByText('Додано')).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('a notice that is pointed at in the last moment stays, even if nothing could be drawn since', async () => {
  await render(<Notices />)
  jest.useFakeTimers()
  act(() => void notify('Додано', { lastsMs: 1000 }))
  jest.advanceTimersByTime(999)

  // Outside of act: React has had no turn yet.
  screen.getByText('Додано').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  act(() => jest.advanceTimersByTime(5000))

  expect(screen.getByText('Додано')).toBeInTheDocument()
  jest.useRealTimers()
})

test('no more than three notices stand on the page', async () => {
  await render(<Notices />)

  act(() => {
    for (const text of ['перша', 'друга', 'третя', 'четверта']) notify(text)
  })

  expect(screen.queryByText('перша')).not.toBeInTheDocument()
  expect(screen.getByText('четверта')).toBeInTheDocument()
})

test('a notice about a product shows it and has a link', async () => {
  history.replaceState(null, '', '/store')
  await render(<Notices />)

  const link = { label: 'Переглянути бажане', to: '/wishlist' }
  act(() => void notify('Додано до бажаного', { detail: 'Сукня на запах', picture: 'wrap-dress.webp', link }))
  expect(screen.getByRole('status')).toHaveTextContent('Додано до бажаногоСукня на запахПереглянути бажане')
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/images/wrap-dress/320.webp')
  await userEvent.click(screen.getByRole('link', { name: 'Переглянути бажане' }))

  expect(location.pathname).toBe('/wishlist')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a notice can be closed before its time', async () => {
  await render(<Notices />)
  act(() => void notify('Додано до бажаного'))

  await userEvent.click(screen.getByRole('button', { name: 'Закрити повідомлення' }))

  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
