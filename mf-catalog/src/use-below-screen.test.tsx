import { BrowserRouter } from '@shop/shell/router'
import { savePlace, stepOf } from '@shop/shell/scroll-places'
import { act, render } from '@testing-library/react'
import { useBelowScreen } from './use-below-screen.ts'

const drawn: boolean[] = []

function Page() {
  drawn.push(useBelowScreen())
  return null
}

async function arrive() {
  drawn.length = 0
  await act(async () => {
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    )
  })
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/store')
})

test('a page shows its first screen, then what lies below it', async () => {
  await arrive()
  expect([drawn[0], drawn.at(-1)]).toEqual([false, true])
})

test('a page that comes back further down is whole at once', async () => {
  savePlace(stepOf('default'), 900)
  await arrive()
  expect(drawn).not.toContain(false)
})

test('a page that was left at its top shows that first', async () => {
  savePlace(stepOf('default'), 0)
  await arrive()
  expect(drawn[0]).toBe(false)
})
