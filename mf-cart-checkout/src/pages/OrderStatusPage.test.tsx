import { type Answer, type Answers, fakeServices, refusal } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../test/show.tsx'
import { OrderStatusPage } from './OrderStatusPage.tsx'

const LOOK_UP = '/api/orders/look-up'
const REF = '26-000123-abcdefghijklm'
const email = 'olena@example.com'
const asked = { number: '26-000123', email }
const sent: Answer = { body: { status: true, order: null } }
const found: Answer = { body: { status: true, order: { ref: REF } } }

async function open(answers: Answers[string]) {
  const askedOf = fakeServices({ [LOOK_UP]: answers })
  await show(<OrderStatusPage />, { at: '/order-status', path: '/order-status' })
  return () => askedOf(LOOK_UP).map(({ body }) => body)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function enter(number = '26-000123', mail = email) {
  await userEvent.type(screen.getByLabelText('Order number'), number)
  await userEvent.type(screen.getByLabelText('Email'), mail)
}
const codeField = () => screen.findByLabelText('Code from the email')

test('a guest comes to the order by its number, its email and the code', async () => {
  const bodies = await open([sent, found])
  await enter('№ 26 000123', ' Olena@example.com')
  await press('Send the code')

  const field = await codeField()
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent('If order No. 26-000123 was placed with Olena@example.com')
  await userEvent.type(field, '123456')
  await press('Open the order')

  await waitFor(() => expect(location.pathname).toBe(`/payment/${REF}`))
  const typed = { number: '26-000123', email: 'Olena@example.com' }
  expect(bodies()).toEqual([typed, { ...typed, code: '123456' }])
})

test.each([
  ['', '', ['Enter the order number', 'Please enter your email']],
  ['123', 'olena@example', ['The number looks like 26-000123', 'Please use a valid email']],
])('number "%s" with email "%s" is refused before anything is sent', async (number, mail, messages) => {
  const bodies = await open(sent)
  if (number) await enter(number, mail)
  await press('Send the code')

  for (const message of messages) expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Order number')).toHaveFocus()
  expect(bodies()).toEqual([])
})

test('a wrong code is said at its field, and a new one can be sent', async () => {
  const bodies = await open([sent, refusal(422, 'code_wrong'), sent, found])
  await enter()
  await press('Send the code')
  await userEvent.type(await codeField(), '111111')
  await press('Open the order')
  const words = 'The code is wrong or no longer valid. Check the email or send a new code.'
  await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(words))

  await press('Send a new code')
  await waitFor(async () => expect(await codeField()).toHaveFocus())
  expect(await codeField()).toHaveValue('')
  await userEvent.type(await codeField(), '654321')
  await press('Open the order')

  await waitFor(() => expect(location.pathname).toBe(`/payment/${REF}`))
  expect(bodies()).toEqual([asked, { ...asked, code: '111111' }, asked, { ...asked, code: '654321' }])
})

test('an empty code is said at its field', async () => {
  await open([sent, refusal(400, 'validation', { fields: { code: 'invalid' } })])
  await enter()
  await press('Send the code')
  await codeField()
  await press('Open the order')

  await waitFor(async () => expect(await codeField()).toBeInvalid())
})

test('a code that is in the mailbox already is typed without another email', async () => {
  const bodies = await open(found)
  await enter()
  await press('I already have a code')
  await userEvent.type(await codeField(), '123456')
  await press('Open the order')

  await waitFor(() => expect(location.pathname).toBe(`/payment/${REF}`))
  expect(bodies()).toEqual([{ ...asked, code: '123456' }])
})

test('number and email are corrected without being typed again', async () => {
  await open(sent)
  await enter()
  await press('Send the code')
  await codeField()
  await press('Change number or email')

  expect(screen.getByLabelText('Order number')).toHaveValue('26-000123')
  expect(screen.getByLabelText('Email')).toHaveValue(email)
})

test.each([
  [refusal(429, 'too_many_requests', { seconds: 3000 }), 'Too many tries. Try again in an hour, or call us.'],
  [refusal(503, 'busy'), 'It did not work. Try again in a moment.'],
])('a refusal is said, and what was typed is kept', async (answer, words) => {
  await open(answer)
  await enter()
  await press('Send the code')

  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByLabelText('Order number')).toHaveValue('26-000123')
})
