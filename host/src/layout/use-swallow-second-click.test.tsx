import { act, render, screen, waitFor } from '@testing-library/react'
import { markOpened, useSwallowSecondClick } from './use-swallow-second-click.ts'

const onLink = jest.fn()

function Page() {
  useSwallowSecondClick()
  return (
    <>
      <button type="button" onClick={markOpened}>
        add to cart
      </button>
      <button type="button" onClick={onLink}>
        check out
      </button>
    </>
  )
}

async function click(name: string, at: { clientX: number; clientY: number; detail: number }) {
  const button = await screen.findByRole('button', { name })
  act(() => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at })))
}

beforeEach(async () => {
  onLink.mockClear()
  render(<Page />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'check out' })).toBeVisible())
})

test('the second half of a double click presses nothing in the drawer that has just opened', async () => {
  await click('add to cart', { clientX: 300, clientY: 700, detail: 1 })
  await click('check out', { clientX: 302, clientY: 701, detail: 2 })

  expect(onLink).not.toHaveBeenCalled()
})

test('a click elsewhere in the drawer counts at once', async () => {
  await click('add to cart', { clientX: 300, clientY: 700, detail: 1 })
  await click('check out', { clientX: 300, clientY: 500, detail: 1 })

  expect(onLink).toHaveBeenCalled()
})

test('a key pressed right after counts too', async () => {
  await click('add to cart', { clientX: 0, clientY: 0, detail: 0 })
  await click('check out', { clientX: 0, clientY: 0, detail: 0 })

  expect(onLink).toHaveBeenCalled()
})
