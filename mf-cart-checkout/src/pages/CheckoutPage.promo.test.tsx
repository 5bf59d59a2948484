import { refusal } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fillIn, payButton, put, showCheckout, startCheckout } from '../../test/checkout.tsx'
import { aQuote, quoted } from '../../test/goods.ts'
import { dropPromoCode } from '../features/checkout/promo/promo-code.ts'

beforeEach(() => {
  startCheckout()
  dropPromoCode()
})

type Result = 'applied' | 'weaker' | 'promo_expired'
const words: Record<Result, string> = {
  applied: 'The discount code has been successfully applied',
  weaker: 'Your personal discount is already larger',
  promo_expired: 'Promo code is not valid. It may have expired or reached its usage limit',
}

/** The service, which has something to say of the code when one comes along. */
function pricing(result: Result) {
  const unit = result === 'applied' ? 88 : 98
  return ({ body }: { body: unknown }) => {
    const { promo_code: code } = body as { promo_code?: string | null }
    if (!code) return quoted(aQuote([{}], { delivery: 0 }))
    const promo = { code: code.toUpperCase(), applied: result === 'applied', result, text: words[result] }
    return quoted(aQuote([{ unit }], { delivery: 0 }), { promo })
  }
}

async function typeCode(result: Result, answers = {}) {
  const shown = await showCheckout({ '/api/cart/quote': pricing(result), ...answers })
  await userEvent.click(screen.getByRole('button', { name: 'I have a promo code' }))
  expect(screen.getByLabelText('Promo code')).toHaveFocus()
  await userEvent.keyboard('levada10{Enter}')
  return shown
}

test('a good code makes the order cheaper and goes along with it', async () => {
  const { askedOf } = await typeCode('applied')

  expect(await screen.findByText(words.applied)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Pay €88.00' })).toBeVisible()
  await fillIn()
  await userEvent.click(await payButton())

  await waitFor(() => expect(askedOf('/api/orders/create')).toMatchObject([{ body: { promo_code: 'LEVADA10' } }]))
})

test('a code can be taken off again, and the focus stays in its place', async () => {
  await typeCode('applied')

  await userEvent.click(await screen.findByRole('button', { name: 'Remove promo code LEVADA10' }))

  expect(await screen.findByRole('button', { name: 'Pay €98.00' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'I have a promo code' })).toHaveFocus())
})

test('a refused code keeps what was typed, says why beside the field, and does not hold up the order', async () => {
  const { askedOf } = await typeCode('promo_expired')

  expect(await screen.findByText(words.promo_expired)).toBeVisible()
  expect(screen.getByLabelText('Promo code')).toHaveValue('levada10')
  expect(screen.getByLabelText('Promo code')).toBeInvalid()
  await fillIn()
  await userEvent.click(await payButton())

  await waitFor(() => expect(askedOf('/api/orders/create')).toMatchObject([{ body: { promo_code: null } }]))
})

test('a guest whose email has used the code reads so beside the code as soon as the email stands there', async () => {
  const text = words.promo_expired
  const used = {
    code: 'LEVADA10',
    applied: false,
    result: 'promo_customer_limit',
    text,
    note: 'You have used this code.',
  }
  const { askedOf } = await typeCode('applied', {
    '/api/cart/quote': (asked: { body: unknown }) =>
      (asked.body as { email: string | null }).email
        ? quoted(aQuote([{}], { delivery: 0 }), { promo: used })
        : pricing('applied')(asked),
  })
  expect(await screen.findByText(words.applied)).toBeVisible()

  await put('Email', 'olena@example.com')

  expect(await screen.findByText(/^Promo code is not valid.*You have used this code\.$/s)).toBeVisible()
  const emails = askedOf('/api/cart/quote').map(({ body }) => (body as { email: string | null }).email)
  expect(new Set(emails)).toEqual(new Set([null, 'olena@example.com']))
})

test('after too many codes the field says so, and the cart is priced and ordered without one', async () => {
  const wait = 'Too many tries, wait 600 s'
  const { askedOf } = await typeCode('applied', {
    '/api/cart/quote': (asked: { body: unknown }) =>
      (asked.body as { promo_code?: string | null }).promo_code
        ? refusal(429, 'too_many_requests', { seconds: 600, message: wait })
        : pricing('applied')(asked),
  })

  expect(await screen.findByText(wait)).toBeVisible()
  expect(screen.getByLabelText('Promo code')).toBeInvalid()
  expect(await screen.findByRole('button', { name: 'Pay €98.00' })).toBeVisible()
  await fillIn()
  await userEvent.click(await payButton())

  await waitFor(() => expect(askedOf('/api/orders/create')).toMatchObject([{ body: { promo_code: null } }]))
})

test('a code that the personal discount beats is shown as one to keep', async () => {
  await typeCode('weaker')

  expect(await screen.findByText(words.weaker)).toBeVisible()
})

test('a code whose last use went in the meantime is reported at the pay button', async () => {
  let result: Result = 'applied'
  await typeCode('applied', {
    '/api/cart/quote': (asked: { body: unknown }) => pricing(result)(asked),
    '/api/orders/create': () => {
      result = 'promo_expired'
      return refusal(409, 'promo_limit')
    },
  })
  await screen.findByText(words.applied)
  await fillIn()
  await userEvent.click(await payButton())

  await waitFor(() => expect(screen.getAllByText(words.promo_expired)).toHaveLength(2))
  expect(await screen.findByRole('button', { name: 'Pay €98.00' })).toBeVisible()
})

test('a code for free delivery is shown beside the delivery, not taken off twice', async () => {
  const explained = [{ rule: 'free_delivery', amount: 1.78, text: 'Free delivery with your promo code' }]
  await showCheckout({ '/api/cart/quote': quoted(aQuote([{}], { delivery: 0, explained })) })

  expect(await screen.findByText('€1.78')).toBeVisible()
  expect(screen.queryByText('−€1.78')).not.toBeInTheDocument()
})

test('a code that an own unpaid order holds leads to that order, and can be tried again once it is over', async () => {
  const promo = { code: 'LEVADA10', applied: false, result: 'promo_limit', text: words.promo_expired }
  const held_by = { order: '26-000007-abcdefghijklm', number: '26-000007' }
  const note = 'Your unpaid order 26-000007 holds this code.'
  const answers = { isHeld: true }
  await showCheckout({
    '/api/cart/quote': ({ body }: { body: unknown }) => {
      const quote = aQuote([{}], { delivery: 0 })
      const { promo_code } = body as { promo_code?: string | null }
      if (!promo_code) return quoted(quote)
      const good = { ...promo, applied: true, result: 'applied', text: words.applied }
      return quoted(quote, { promo: answers.isHeld ? { ...promo, note, held_by } : good })
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'I have a promo code' }))
  await userEvent.keyboard('levada10{Enter}')

  expect(await screen.findByText(/Your unpaid order 26-000007 holds this code/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Pay for order No. 26-000007, or cancel it' })
  expect(link).toHaveAttribute('href', '/payment/26-000007-abcdefghijklm')
  expect(link).toHaveAttribute('target', '_blank')

  answers.isHeld = false
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))

  expect(await screen.findByText(words.applied)).toBeVisible()
})

test('an order that is refused because an own order holds its code leads to that order', async () => {
  const details = { held_by: { order: '26-000007-abcdefghijklm', number: '26-000007' } }
  await typeCode('applied', { '/api/orders/create': refusal(409, 'promo_limit', details) })
  await fillIn()
  await userEvent.click(await payButton())

  expect(await screen.findByRole('link', { name: 'Pay for order No. 26-000007, or cancel it' })).toBeVisible()
})
