import { anOrder } from '../../test/an-order.ts'
import { cityOf, guestOf } from './guest.ts'

const post = { type: 'ukraine', delivery_method_option: 'post', area: 'a', city: 'c', post_office: 'p' } as const
const text = (uk: string) => ({ uk, en: uk })

test.each([
  ['a department', post, text('Нова пошта, Київська обл., Бровари, Відділення № 1'), 'Бровари'],
  [
    'a shop',
    { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' } as const,
    text('Самовивіз, Київ, Хрещатик, 1'),
    'Київ',
  ],
  [
    'another country',
    {
      type: 'international',
      country: 'PL',
      service: 'ukrposhta',
      state: 'Mazowieckie',
      city: 'Warszawa',
      address: 'Złota 1',
      postal_code: '00-019',
    } as const,
    text('Złota 1, Warszawa'),
    'Warszawa',
  ],
  ['nowhere any more', post, text('—'), null],
])('the town of an order that goes to %s', (_, delivery, delivery_text, city) => {
  expect(cityOf({ delivery, delivery_text })).toBe(city)
})

test('an order is a guest’s by its phone and its mailbox, however the mailbox was typed', () => {
  const order = anOrder({ customer_id: null })
  const typed = { ...order, customer: { ...order.customer, email: 'OLENA@Example.com' } }
  expect(guestOf(typed)).toEqual({ phone: order.customer.phone, email: 'olena@example.com' })
})

test.each([
  ['has an account', { customer_id: 'customer-1' }],
  ['lost its person', { forgotten_at: new Date(0) }],
  ['loses its person as soon as it is over', { forget_wanted: true as const }],
  ['is not placed yet', { state: 'placing' as const }],
])('an order that %s is no guest’s', (_, about) => {
  expect(guestOf(anOrder({ customer_id: null, ...about }))).toBeNull()
})
