import { act, fireEvent, screen } from '@testing-library/react'
import { render } from '../../../test/render.tsx'
import { Drawer } from './Drawer.tsx'

const onClose = jest.fn()
const onLink = jest.fn()
let openedAt = 0

beforeEach(async () => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    openedAt = performance.now()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  onClose.mockClear()
  onLink.mockClear()
  await render(
    <Drawer isOpen side="right" labelledBy="title" onClose={onClose}>
      <h2 id="title">Кошик</h2>
      <button type="button" onClick={onLink}>
        Оформити
      </button>
    </Drawer>,
  )
  await screen.findByRole('dialog')
})

function click(element: HTMLElement, { detail, afterMs }: { detail: number; afterMs: number }) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  Object.defineProperty(event, 'timeStamp', { value: openedAt + afterMs })
  act(() => void fireEvent(element, event))
}

test('a click on the scrim right after opening does not close the drawer, however the browser counts it', () => {
  click(screen.getByRole('dialog'), { detail: 1, afterMs: 90 })

  expect(onClose).not.toHaveBeenCalled()
})

test('the second half of a double click neither closes the drawer nor presses what lies in it', () => {
  click(screen.getByRole('dialog'), { detail: 2, afterMs: 0 })
  click(screen.getByRole('button', { name: 'Оформити' }), { detail: 2, afterMs: 0 })

  expect(onClose).not.toHaveBeenCalled()
  expect(onLink).not.toHaveBeenCalled()
})

test('a first click on a link of the drawer counts at once', () => {
  click(screen.getByRole('button', { name: 'Оформити' }), { detail: 1, afterMs: 0 })

  expect(onLink).toHaveBeenCalled()
})

test('a key press in the drawer counts at once', () => {
  click(screen.getByRole('button', { name: 'Оформити' }), { detail: 0, afterMs: 0 })

  expect(onLink).toHaveBeenCalled()
})

test('a later click on the scrim closes the drawer, a quick one too', () => {
  click(screen.getByRole('dialog'), { detail: 2, afterMs: 800 })

  expect(onClose).toHaveBeenCalled()
})
