import { answerConsent } from '@shop/shell/consent'
import { BrowserRouter } from '@shop/shell/router'
import { showSignedIn, showSignedOut } from '@shop/shell/session'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { VerificationBar } from './VerificationBar.tsx'

jest.mock('../../remotes/OptionalScreen.tsx', () => ({
  OptionalScreen: ({ input }: { input: { headingId: string; close: () => void } }) => (
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
  showSignedIn({ id: 'c1', email_verified: false })
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

test('a customer whose mailbox is not proven is reminded until it is proven', () => {
  visit('/')
  expect(bar()).toBeVisible()

  act(() => showSignedIn({ id: 'c1', email_verified: true }))
  expect(bar()).not.toBeInTheDocument()
})

test.each(['/checkout', '/payment/26-000001-x', '/user/verify'])(
  'the reminder about the mailbox is not shown at %s',
  path => {
    visit(path)
    expect(bar()).not.toBeInTheDocument()
  },
)

test('a guest is not reminded of the mailbox', () => {
  showSignedOut()
  visit('/')
  expect(bar()).not.toBeInTheDocument()
})

test('the reminder about the mailbox, once hidden, stays hidden for this visit', async () => {
  visit('/')
  await userEvent.click(screen.getByRole('button', { name: 'later' }))
  expect(bar()).not.toBeInTheDocument()
  visit('/store')
  expect(bar()).not.toBeInTheDocument()
})
