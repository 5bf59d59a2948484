import { $popup, closePopup } from '@shop/shell/popup'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Answers, fakeServices, good, refused } from '../../../test/fake-services.ts'
import { show } from '../../../test/show.tsx'
import { NewsletterBox } from './NewsletterBox.tsx'
import { NewsletterConfirmation } from './NewsletterConfirmation.tsx'
import { NewsletterFarewell } from './NewsletterFarewell.tsx'

const ADD = '/api/news-subscription/add-email'
const CONFIRM = '/api/news-subscription/confirm'
const END = '/api/news-subscription/end'
const parts = ['newsletter']

async function subscribe(email: string, answers: Answers = { [ADD]: good() }) {
  const askedOf = fakeServices(answers)
  await show(<NewsletterBox />, { parts })
  if (email) await userEvent.type(screen.getByLabelText('Електронна пошта'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Підписатися' }))
  return askedOf
}

beforeEach(closePopup)

test('whoever subscribes is thanked, and told what comes next', async () => {
  const askedOf = await subscribe('olena@example.com')
  expect(askedOf(ADD)).toMatchObject([{ body: { email: 'olena@example.com', locale: 'uk' } }])
  expect($popup.get()).toEqual({ name: 'newsletter-thanks', input: { email: 'olena@example.com' } })
  expect(screen.getByLabelText('Електронна пошта')).toHaveValue('')
})

test.each([
  ['', 'Введіть електронну пошту'],
  ['olena@example', 'Перевірте електронну пошту'],
])('"%s" is no address: %s', async (email, message) => {
  const askedOf = await subscribe(email)
  expect(await screen.findByText(message)).toBeVisible()
  expect(askedOf(ADD)).toEqual([])
})

test('what the service refuses is said at the field, and the address stays', async () => {
  await subscribe('olena@example.com', { [ADD]: refused(429, 'too_many_requests', { seconds: 60 }) })
  expect(await screen.findByText(/^Забагато спроб/)).toBeVisible()
  expect(screen.getByLabelText('Електронна пошта')).toHaveValue('olena@example.com')
})

test('the letter’s link confirms by itself', async () => {
  const askedOf = fakeServices({ [CONFIRM]: good() })
  await show(<NewsletterConfirmation token="a.b" />, { parts })
  expect(await screen.findByRole('heading', { name: 'Ви з нами' })).toBeVisible()
  expect(askedOf(CONFIRM)).toHaveLength(1)
})

test('a link that is over says so', async () => {
  fakeServices({ [CONFIRM]: refused(410, 'link_expired') })
  await show(<NewsletterConfirmation token="a.b" />, { parts })
  expect(await screen.findByRole('heading', { name: 'Термін дії посилання минув' })).toBeVisible()
})

test('a confirmation that failed can be tried again', async () => {
  fakeServices({ [CONFIRM]: [refused(503, 'busy'), good()] })
  await show(<NewsletterConfirmation token="a.b" />, { parts })
  await userEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))
  expect(await screen.findByRole('heading', { name: 'Ви з нами' })).toBeVisible()
})

test('looking at the link ends nothing; one press does', async () => {
  const askedOf = fakeServices({ [END]: good() })
  await show(<NewsletterFarewell token="a.b" />, { parts })
  expect(askedOf(END)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Відписатися' }))
  expect(await screen.findByRole('heading', { name: 'Ви відписалися' })).toBeVisible()
  expect(askedOf(END)).toMatchObject([{ body: { token: 'a.b' } }])
})
