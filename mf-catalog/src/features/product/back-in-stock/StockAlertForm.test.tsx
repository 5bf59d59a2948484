import { $session } from '@shop/shell/session'
import { refusal } from '@shop/testing/fake-services'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../../test/fake-services.ts'
import { show } from '../../../../test/show.tsx'
import { StockAlertForm } from './StockAlertForm.tsx'

const CALL = '/api/back-in-stock'
const email = 'olena@example.com'
const button = () => screen.getByRole('button', { name: 'Email me when it’s back' })

type Answers = Parameters<typeof fakeServices>[0]

async function open(answers: Answers = {}) {
  const asked = fakeServices(answers)
  await show(<StockAlertForm article="DR-1042-BUR-R" size="38 (M)" />)
  return asked
}

async function askFor(typed: string, answers: Answers) {
  const asked = await open(answers)
  if (typed) await userEvent.type(screen.getByLabelText('Email'), typed)
  await userEvent.click(button())
  return asked
}

const good = (confirmed: boolean) => ({ body: { status: true, confirmed } })

afterEach(() => act(() => $session.set('guest')))

test('a guest is told to confirm by email, where the answer is in sight', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  await askFor(email, { [CALL]: good(false) })

  await screen.findByText('Confirm your email')
  expect(screen.getByRole('status')).toHaveTextContent(`Confirm your emailWe have sent an email to ${email}`)
  expect(screen.queryByRole('form')).toBeNull()
  expect(document.activeElement).toContainElement(screen.getByRole('status'))
  expect(scrolled.mock.contexts).toEqual([document.activeElement])
  const [, init] = jest.mocked(fetch).mock.calls.at(-1) ?? []
  expect(JSON.parse(String(init?.body))).toEqual({ article: 'DR-1042-BUR-R', size: '38 (M)', email, locale: 'en' })
})

test('a signed-in customer finds the own email in the field and has nothing to confirm', async () => {
  $session.set('signed-in')
  await open({ '/api/user/get-info': { body: { status: true, user: aCustomer } }, [CALL]: good(true) })
  expect(await screen.findByDisplayValue(email)).toBe(screen.getByLabelText('Email'))

  await userEvent.click(button())
  expect(await screen.findByText('We will tell you about size 38 (M)')).toBeVisible()
})

test.each([
  ['', 'Please enter your email'],
  ['olena@example', 'Please use a valid email'],
])('"%s" is refused at the field, and nobody is asked', async (typed, message) => {
  const asked = await askFor(typed, {})
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message)
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(asked).not.toContain(CALL)
})

test('characters that no address has are removed, and the field says so', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Email'), 'ole na,@example.com')
  expect(screen.getByLabelText('Email')).toHaveValue('olena@example.com')
  await userEvent.type(screen.getByLabelText('Email'), ' ')
  expect(screen.getByText('We removed characters that no email address has')).toBeVisible()
})

const inStock = refusal(400, 'validation')
Object.assign(inStock.body, { error: { ...Object(inStock.body).error, fields: { size: 'in_stock' } } })

test.each([
  ['a size that has come back meanwhile', inStock, /^This size has just come back/],
  ['a product that is gone', refusal(404, 'not_found'), /no longer in the shop/],
  ['a service that is busy', refusal(503, 'busy'), /try again in a minute/],
])('%s is explained, and the email stays', async (_, answer, message) => {
  await askFor(email, { [CALL]: answer })
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(email)
})

test('while it is under way the button is busy, and a second press sends nothing', async () => {
  const asked = await open({ [CALL]: good(false) })
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = jest.mocked(fetch).getMockImplementation() as typeof fetch
  jest.mocked(fetch).mockImplementation(async (...request) => {
    await promise
    return answer(...request)
  })
  await userEvent.type(screen.getByLabelText('Email'), `${email}{Enter}`)
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button())
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}')
  resolve()
  await screen.findByText('Confirm your email')
  expect(asked.filter(address => address === CALL)).toHaveLength(1)
})

const aCustomer = {
  id: 'c1',
  name: 'Олена',
  surname: 'Коваль',
  email,
  email_verified: true,
  phone: null,
  phone_verified: false,
  birth_date: null,
  info: { ukraine: null, europe: null },
  level: 0,
  orders_total_uah: 0,
}
