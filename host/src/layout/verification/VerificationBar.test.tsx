import { answerConsent } from '@shop/shell/consent'
import { BrowserRouter } from '@shop/shell/router'
import { setSignedIn } from '@shop/shell/session'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { VerificationBar } from './VerificationBar.tsx'

jest.mock('../../remotes/OptionalScreen.tsx', () => ({
  QuietScreen: ({ input }: { input: { headingId: string; close: () => void } }) => (
    <>
      <h2 id={input.headingId}>prove your mailbox</h2>
      <button type="button" onClick={input.close}>
        later
      </button>
    </>
  ),
}))
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  sessionStorage.clear()
  answerConsent('necessary')
  setSignedIn(true, { id: 'c1', email_verified: false })
})

function visit(at: string) {
  history.replaceState(null, '', at)
  return render(
    <BrowserRouter>
      <VerificationBar />
    </BrowserRouter>,
  )
}
const bar = () => screen.queryByRole('region', { name: 'prove your mailbox' })

test('reminds a customer whose mailbox is not proven, until she has proven it', () => {
  visit('/')
  expect(bar()).toBeVisible()

  act(() => setSignedIn(true, { id: 'c1', email_verified: true }))
  expect(bar()).not.toBeInTheDocument()
})

test.each(['/checkout', '/payment/26-000001-x', '/user/verify'])('is silent at %s', path => {
  visit(path)
  expect(bar()).not.toBeInTheDocument()
})

test('a guest is not reminded', () => {
  setSignedIn(false)
  visit('/')
  expect(bar()).not.toBeInTheDocument()
})

test('once hidden it stays hidden for this visit', async () => {
  visit('/')
  await userEvent.click(screen.getByRole('button', { name: 'later' }))
  expect(bar()).not.toBeInTheDocument()
  visit('/store')
  expect(bar()).not.toBeInTheDocument()
})
