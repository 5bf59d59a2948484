import { $popup, closePopup } from '@shop/shell/popup'
import { type Answers, fakeServices, refusal, success } from '@shop/testing/fake-services'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { NewsletterBox } from './NewsletterBox.tsx'
import { NewsletterConfirmation } from './NewsletterConfirmation.tsx'
import { NewsletterFarewell } from './NewsletterFarewell.tsx'

const ADD = '/api/news-subscription/add-email'
const CONFIRM = '/api/news-subscription/confirm'
const END = '/api/news-subscription/end'
const chunks = ['newsletter']

async function subscribe(email: string, answers: Answers = { [ADD]: success() }) {
  const requestsTo = fakeServices(answers)
  await show(<NewsletterBox />, { chunks })
  if (email) await userEvent.type(screen.getByLabelText('Електронна пошта'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Підписатися' }))
  return requestsTo
}

beforeEach(closePopup)

test('a subscriber is thanked, and told to confirm by email', async () => {
  const requestsTo = await subscribe('olena@example.com')
  expect(requestsTo(ADD)).toMatchObject([{ body: { email: 'olena@example.com', locale: 'uk' } }])
  expect($popup.get()).toEqual({ name: 'newsletter-thanks', input: { email: 'olena@example.com' } })
  expect(screen.getByLabelText('Електронна пошта')).toHaveValue('')
})

test.each([
  ['', 'Введіть електронну пошту'],
  ['olena@example', 'Перевірте електронну пошту'],
])('the newsletter refuses "%s" as an address: %s', async (email, message) => {
  const requestsTo = await subscribe(email)
  expect(await screen.findByText(message)).toBeVisible()
  expect(requestsTo(ADD)).toEqual([])
})

test('a subscription that the service refuses is explained at the field, and the address stays', async () => {
  await subscribe('olena@example.com', { [ADD]: refusal(429, 'too_many_requests', { seconds: 60 }) })
  expect(await screen.findByText(/^Забагато спроб/)).toBeVisible()
  expect(screen.getByLabelText('Електронна пошта')).toHaveValue('olena@example.com')
})

test('the email’s link confirms the subscription by itself', async () => {
  const requestsTo = fakeServices({ [CONFIRM]: success() })
  await show(<NewsletterConfirmation token="a.b" />, { chunks })
  expect(await screen.findByRole('heading', { name: 'Ви з нами' })).toBeVisible()
  expect(requestsTo(CONFIRM)).toHaveLength(1)
})

test('an expired confirmation link says so', async () => {
  fakeServices({ [CONFIRM]: refusal(410, 'link_expired') })
  await show(<NewsletterConfirmation token="a.b" />, { chunks })
  expect(await screen.findByRole('heading', { name: 'Термін дії посилання минув' })).toBeVisible()
})

test('a confirmation that failed can be tried again', async () => {
  fakeServices({ [CONFIRM]: [refusal(503, 'busy'), success()] })
  await show(<NewsletterConfirmation token="a.b" />, { chunks })
  await userEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))
  expect(await screen.findByRole('heading', { name: 'Ви з нами' })).toBeVisible()
})

test('opening the unsubscribe link ends nothing, one press does', async () => {
  const requestsTo = fakeServices({ [END]: success() })
  await show(<NewsletterFarewell token="a.b" />, { chunks })
  expect(requestsTo(END)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Відписатися' }))
  expect(await screen.findByRole('heading', { name: 'Ви відписалися' })).toBeVisible()
  expect(requestsTo(END)).toMatchObject([{ body: { token: 'a.b' } }])
})
