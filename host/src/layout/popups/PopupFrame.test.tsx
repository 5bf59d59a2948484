import { $popup, closePopup, openPopup, preparePopup } from '@shop/shell/popup'
import { useLocation, useNavigate } from '@shop/shell/router'
import { act, cleanup } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { render } from '../../../test/render.tsx'
import { remoteModule } from '../../remotes/federation.ts'
import { prefetchScreen } from '../../remotes/screens.ts'
import { PopupFrame } from './PopupFrame.tsx'

// No remote comes in a test.
jest.mock('../../remotes/screens.ts', () => ({ loadedScreen: () => () => null, prefetchScreen: jest.fn() }))
jest.mock('../../remotes/federation.ts', () => ({ remoteModule: jest.fn() }))

let go: ReturnType<typeof useNavigate>
function WithNavigate() {
  go = useNavigate()
  return null
}

/** A page that has something to say the moment it is drawn. */
function SpeaksAtOnce() {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    if (pathname === '/payment/2') openPopup('payment-unavailable')
  }, [pathname])
  return null
}

let showFrame: () => void
/** As the host does it: the frame is drawn with the first popup. */
function LaterFrame() {
  const [isShown, setShown] = useState(false)
  showFrame = () => setShown(true)
  return isShown && <PopupFrame />
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
      <WithNavigate />
      <SpeaksAtOnce />
      <PopupFrame />
    </>,
  )
})

test('a popup closes when its page is left', async () => {
  act(() => openPopup('cart'))
  await act(async () => go('/payment/1'))

  expect($popup.get()).toBeNull()
})

test('a popup that the next page opens before it is drawn stays open', async () => {
  // The address is there at once, a page that is still loading comes later.
  history.replaceState(null, '', '/payment/1')
  act(() => openPopup('payment-unavailable'))
  await act(async () => go('/payment/1', { replace: true }))

  expect($popup.get()?.name).toBe('payment-unavailable')
})

test('a popup that the next page opens the moment it is drawn does not close with the page before', async () => {
  act(() => openPopup('cart'))
  await act(async () => go('/payment/2'))

  expect($popup.get()?.name).toBe('payment-unavailable')
})

test('a popup frame loaded with its first popup, while the next page is still loading, keeps it open', async () => {
  cleanup()
  history.replaceState(null, '', '/checkout')
  await render(
    <>
      <WithNavigate />
      <LaterFrame />
    </>,
  )
  // The address is that of the next page, the page that is drawn the one before.
  history.replaceState(null, '', '/payment/1')
  act(() => openPopup('payment-unavailable'))
  await act(async () => showFrame())

  expect($popup.get()?.name).toBe('payment-unavailable')
  await act(async () => go('/payment/1', { replace: true }))
  expect($popup.get()?.name).toBe('payment-unavailable')
  await act(async () => go('/store'))
  expect($popup.get()).toBeNull()
})

test('a popup that will probably be opened has its files brought, and its remote asks for what it shows', async () => {
  const prepare = jest.fn().mockRejectedValue(new Error('the shop does not answer'))
  jest.mocked(remoteModule).mockResolvedValue({ prepare: { slots: { 'cart-popup': prepare } } } as never)
  const adding = { article: 'DR-1', size: '36 (S)', bundle: null }
  act(showFrame)
  await act(async () => preparePopup({ name: 'cart', adding }))

  expect(prefetchScreen).toHaveBeenCalledWith({ owner: 'mf-cart-checkout', kind: 'slots', name: 'cart-popup' })
  expect(prepare).toHaveBeenCalledWith({ name: 'cart', adding })
})
