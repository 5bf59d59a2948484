import { $consent, askConsent } from '@shop/shell/consent'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../../test/render.tsx'
import { Footer } from '../footer/Footer.tsx'
import { Consent } from './Consent.tsx'

// What the footer loads when it is near is tested elsewhere.
jest.mock('../footer/Newsletter.tsx', () => ({ default: () => null, __esModule: true }))

const page = (
  <>
    <Consent />
    <Footer />
  </>
)
const bar = () => screen.findByRole('region', { name: 'Cookies: вирішуєте ви' })
const barGone = () => expect(screen.queryByRole('region')).toBeNull()

beforeEach(() => $consent.set('unasked'))

test.each([
  ['Лише необхідні', 'necessary'],
  ['Дозволити всі', 'all'],
])('the answer "%s" to the cookie banner is remembered and the banner closes', async (answer, remembered) => {
  await render(page)
  await bar()
  expect(document.body).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: answer }))

  barGone()
  expect(localStorage.getItem('consent')).toBe(remembered)
})

test('a visitor who has answered the cookie banner is not asked again', async () => {
  $consent.set('necessary')
  await render(page)

  barGone()
})

test('the footer opens the cookie banner again with the focus in it, names the earlier answer and may keep it', async () => {
  $consent.set('necessary')
  await render(page)
  const opener = screen.getByRole('button', { name: 'Налаштування cookies' })

  await userEvent.click(opener)

  expect(await bar()).toHaveFocus()
  expect(screen.getByText(/Зараз: лише необхідні/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  barGone()
  expect(opener).toHaveFocus()
  expect($consent.get()).toBe('necessary')
})

test('the answer to the cookie banner can be changed', async () => {
  $consent.set('all')
  await render(page)
  act(askConsent)

  await bar()
  await userEvent.click(screen.getByRole('button', { name: 'Лише необхідні' }))

  expect($consent.get()).toBe('necessary')
})

test('an answer to the cookie banner in another tab counts here too', async () => {
  await render(page)
  await bar()

  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'consent', newValue: 'necessary', storageArea: localStorage }),
    )
  })

  barGone()
})
