import type { GuestOwner } from '@shop/contracts/staff/customers/buyer-figures'
import { anOrder } from '../../test/an-order.ts'
import type { Placed } from '../order/order-states.ts'
import { counterpartyId, readCounterparties } from './counterparty.ts'

const { customer } = anOrder()
const idOf = (about: Partial<Placed>) => counterpartyId(anOrder({ customer_id: null, ...about }) as Placed)
const first = idOf({ number: '26-000001' })

test('two orders of one guest have one counterparty in 1C, however the mailbox and the name were typed', () => {
  const again = { ...customer, email: customer.email.toUpperCase(), name: 'Оля' }
  expect(first).toMatch(/^g-[\da-f]{24}$/)
  expect(idOf({ number: '26-000002', customer: again })).toBe(first)
})

test.each([
  ['another phone', { customer: { ...customer, phone: '+380990000000' } }],
  ['another mailbox', { customer: { ...customer, email: 'another@example.com' } }],
  ['no person any more', { number: '26-000003', forgotten_at: new Date(0) }],
])('an order with %s has another counterparty', (_, about) => {
  expect(idOf(about)).not.toBe(first)
})

test('the counterparty of an account is the account', () => {
  expect(idOf({ customer_id: 'customer-1' })).toBe('u-customer-1')
})

const other = { phone: '+380990000000', email: 'another@example.com' }
const guest = { phone: customer.phone, email: customer.email }
const ofOther = { customer_id: null, customer: { ...customer, ...other } }

test.each<[string, Pick<GuestOwner, 'account' | 'card'>, string]>([
  ['an account has that of the account', { account: 'customer-1', card: null }, 'u-customer-1'],
  ['another guest has hers', { account: null, card: other }, idOf(ofOther)],
])('a guest whose card was joined to %s', async (_, owner, expected) => {
  const orders = [anOrder({ customer_id: null }) as Placed]
  const idOfJoined = await readCounterparties({ fetchGuestOwners: async () => [{ guest, ...owner }] }, orders)
  expect(orders.map(idOfJoined)).toEqual([expected])
})

test('guests who are joined to a card of the newsletter have one counterparty', async () => {
  const card = { phone: null, email: 'maria@example.com' }
  const owners = [guest, other].map(one => ({ guest: one, account: null, card }))
  const orders = [anOrder({ customer_id: null }) as Placed, anOrder(ofOther) as Placed]
  const idOfJoined = await readCounterparties({ fetchGuestOwners: async () => owners }, orders)
  const [one, two] = orders.map(idOfJoined)
  expect([one, one === first]).toEqual([two, false])
})

test('five hundred guests are asked about at once, each once', async () => {
  const orders = Array.from({ length: 1200 }, (_, nth) => {
    const phone = `+3805000${String(nth % 600).padStart(5, '0')}`
    return anOrder({ customer_id: null, customer: { ...customer, phone } }) as Placed
  })
  const asked: number[] = []
  const fetchGuestOwners = async (guests: readonly object[]) => {
    asked.push(guests.length)
    return []
  }
  await readCounterparties({ fetchGuestOwners }, orders)
  expect(asked).toEqual([500, 100])
})
