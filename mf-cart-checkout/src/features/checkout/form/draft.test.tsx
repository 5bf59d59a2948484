import { SYNCED_CART } from '@shop/shell/cart/cart-line'
import { emptyForm } from './checkout-form.ts'
import { keepDraft, markAsCustomers, readDraft } from './draft.ts'

const NAME = 'checkout-draft'
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a draft keeps what was typed, but asks again for what must be agreed to', () => {
  keepDraft({ ...emptyForm, note: 'Ring twice', consent: true, preorder_ack: true })

  expect(readDraft()).toEqual({ ...emptyForm, note: 'Ring twice' })
})

test('a draft keeps the addresses in Ukraine and abroad apart', () => {
  const ukraine = { ...emptyForm.ukraine, city: 'a-ref-of-kyiv' }
  const abroad = { ...emptyForm.abroad, city: 'Warszawa', country: 'PL' }
  keepDraft({ ...emptyForm, delivery_type: 'international', ukraine, abroad })

  expect(readDraft()).toMatchObject({ delivery_type: 'international', ukraine, abroad })
})

test.each([
  ['of an older shop', { delivery: { city: 'x' }, customer: { name: 'Olena', phone: 7 } }, 'Olena'],
  ['with a choice that is none', { delivery_type: 'moon', ukraine: { delivery_method_option: 'owl' } }, ''],
  ['that is nonsense', [1, 2, 3], ''],
])('a draft %s is taken as far as it fits', (_, kept, name) => {
  sessionStorage.setItem(NAME, JSON.stringify(kept))

  expect(readDraft()).toEqual({ ...emptyForm, customer: { ...emptyForm.customer, name } })
})

test('a draft that cannot be read leaves an empty form', () => {
  sessionStorage.setItem(NAME, '{"customer":')

  expect(readDraft()).toEqual(emptyForm)
})

test('a draft with the account’s data goes when the customer signs out, and stays through a reload until then', () => {
  keepDraft({ ...emptyForm, note: 'Ring twice' })
  markAsCustomers()
  localStorage.setItem(SYNCED_CART, '"customer-1"')
  expect(readDraft().note).toBe('Ring twice')

  localStorage.removeItem(SYNCED_CART)

  expect(readDraft()).toEqual(emptyForm)
})
