import { HOUR_MS } from '@shop/calendar/durations'
import { aPromoCode } from '../../test/a-promo-code.ts'
import { promoCustomer, promoKey, promoProblem } from './promo-code.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const nobody = { total: 0, byCustomer: 0 }
const inAnHour = new Date(noon.getTime() + HOUR_MS)

test.each([
  ['good at any time', {}, nobody, null],
  ['switched off', { active: false }, nobody, 'promo_not_found'],
  ['before its first day', { valid_from: inAnHour }, nobody, 'promo_not_started'],
  ['from its first moment', { valid_from: noon }, nobody, null],
  ['until its last moment', { valid_until: inAnHour }, nobody, null],
  ['after its end', { valid_until: noon }, nobody, 'promo_expired'],
  ['with one use left', { usage_limit: 3 }, { total: 2, byCustomer: 0 }, null],
  ['used up', { usage_limit: 3 }, { total: 3, byCustomer: 0 }, 'promo_limit'],
  ['used by this customer already', { per_customer_limit: 1 }, { total: 1, byCustomer: 1 }, 'promo_customer_limit'],
  ['used by others only', { per_customer_limit: 1 }, { total: 9, byCustomer: 0 }, null],
])('a code %s', (_, about, taken, problem) => {
  expect(promoProblem(aPromoCode(about), taken, noon)).toBe(problem)
})

test('a code may be typed in small letters with a space', () => {
  expect(promoKey(' spring15 ')).toBe('SPRING15')
})

test('uses of a guest are counted by mailbox, those of a customer by account, its mailbox and the email of the order', () => {
  expect(promoCustomer(null, 'Olena@Example.com ')).toEqual(['email olena@example.com'])
  expect(promoCustomer({ id: '42' }, 'olena@example.com')).toEqual(['customer 42', 'email olena@example.com'])
  expect(promoCustomer({ id: '42', proved_email: 'o.lena+1@gmail.com' }, null)).toEqual([
    'customer 42',
    'email olena@gmail.com',
    'email o.lena+1@gmail.com',
  ])
  expect(promoCustomer(null, null)).toEqual([])
})
