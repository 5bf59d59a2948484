import { $popup, closePopup, openPopup } from '@shop/shell/popup'
import { useNavigate } from '@shop/shell/router'
import { act } from '@testing-library/react'
import { render } from '../../test/render.tsx'
import { PopupFrame } from './PopupFrame.tsx'

// No remote comes in a test.
jest.mock('../remotes/screens.ts', () => ({ loadedScreen: () => () => null }))

let go: ReturnType<typeof useNavigate>
function Way() {
  go = useNavigate()
  return null
}

beforeEach(async () => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  history.pushState(null, '', '/checkout')
  closePopup()
  await render(
    <>
      <Way />
      <PopupFrame />
    </>,
  )
})

test('a popup goes with the page it was opened on', async () => {
  act(() => openPopup('cart'))
  await act(async () => go('/payment/1'))

  expect($popup.get()).toBeNull()
})

test('what the next page had to say before it was drawn is not lost', async () => {
  // The address is there at once, a page that is still loading comes later.
  history.replaceState(null, '', '/payment/1')
  act(() => openPopup('payment-unavailable'))
  await act(async () => go('/payment/1', { replace: true }))

  expect($popup.get()?.name).toBe('payment-unavailable')
})
