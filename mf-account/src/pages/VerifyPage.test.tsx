import { call } from '@shop/api-client/call'
import { resendVerificationEndpoint, verifyEmailEndpoint } from '@shop/contracts/customers/registration'
import { checkAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { $customer, showSignedIn, showSignedOut } from '@shop/shell/session'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../test/show.tsx'
import { VerifyPage } from './VerifyPage.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const asked = (endpoint: unknown) => service.mock.calls.filter(([called]) => called === endpoint).length

let answer: () => object
beforeEach(() => {
  showSignedOut()
  answer = () => ({})
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === checkAuthEndpoint) return { status: true, customer: { id: 'c1', email_verified: true } }
    return answer()
  })
})
const refuse = (error: unknown) => () => {
  throw error
}

let links = 0
/** A link of its own for each test: each opens once. */
function page({ token = `link-${++links}`, locale = 'uk' as 'uk' | 'en' } = {}) {
  const at = token ? `/user/verify/${token}` : '/user/verify'
  return show(<VerifyPage />, { at, route: '/user/verify/:token?', locale, chunks: ['verify'] })
}

test('the verification link proves the mailbox, once, and its token leaves the address bar', async () => {
  await page()

  expect(await screen.findByRole('heading', { level: 1, name: 'Пошту підтверджено' })).toBeVisible()
  expect(location.pathname).toBe('/user/verify')
  expect(service.mock.calls[0]?.[1]).toEqual({ body: { token: `link-${links}` } })
  expect(asked(verifyEmailEndpoint)).toBe(1)
  // The rest of the shop is notified.
  expect($customer.get()?.email_verified).toBe(true)
})

test.each([
  ['uk', 'Термін дії цього посилання минув', 'Увійти й отримати нове'],
  ['en', 'The validity period of this link has expired', 'Sign in for a new link'],
] as const)(
  'an expired verification link (%s) says so, and a guest signs in for a new one',
  async (locale, title, link) => {
    answer = refuse(new ShopError('link_expired'))
    await page({ locale })

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: link }))
    expect(screen.getByText('now at /user/login {"from":"/user/verify"}')).toBeVisible()
  },
)

test('a signed-in customer requests a new verification email on the page', async () => {
  showSignedIn({ id: 'c1', email_verified: false })
  await page({ token: '' })
  await userEvent.click(screen.getByRole('button', { name: 'Надіслати ще раз' }))

  expect(asked(resendVerificationEndpoint)).toBe(1)
  expect(await screen.findByText('Надіслали. Перевірте пошту, зокрема «Спам»')).toBeVisible()
})

test('too many verification emails are refused beside the button', async () => {
  showSignedIn({ id: 'c1', email_verified: false })
  await page({ token: '' })
  answer = refuse(new ShopError('too_many_requests', { seconds: 600 }))
  await userEvent.click(screen.getByRole('button', { name: 'Надіслати ще раз' }))

  expect(await screen.findByText('Листи вже в дорозі. Спробуйте за годину')).toBeVisible()
})

test('without a connection the verification link is not lost, and another try uses it', async () => {
  answer = refuse(new ShopError('unknown', { offline: true }))
  await page()
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' })
  answer = () => ({})
  await userEvent.click(again)

  expect(await screen.findByRole('heading', { level: 1, name: 'Пошту підтверджено' })).toBeVisible()
})
