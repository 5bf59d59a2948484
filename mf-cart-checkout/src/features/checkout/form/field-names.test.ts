import { errorKey, fieldNames, formField, isFieldName } from './field-names.ts'

const home = { delivery_type: 'ukraine', address_is_typed: false } as const
const abroad = { ...home, delivery_type: 'international' } as const
const inOwnWords = { ...home, address_is_typed: true } as const

test('a field of the order leads to the form of the chosen part of the world', () => {
  expect(formField('delivery.city', home)).toBe('ukraine.city')
  expect(formField('delivery.city', abroad)).toBe('abroad.city')
  expect(formField('delivery.type', abroad)).toBe('delivery_type')
  expect(formField('customer.email', home)).toBe('customer.email')
})

test('of a typed address only the places have fields of their own, and only at home', () => {
  expect(formField('delivery.city', inOwnWords)).toBe('typed.city')
  expect(formField('delivery.post_office', inOwnWords)).toBe('typed.post_office')
  expect(formField('delivery.courier_delivery', inOwnWords)).toBe('ukraine.courier_delivery')
  expect(formField('delivery.city', { ...inOwnWords, delivery_type: 'international' })).toBe('abroad.city')
})

test('what the service names and the form does not have is no field', () => {
  expect(isFieldName(formField('delivery.postal_code', home))).toBe(false)
  expect(isFieldName(formField('lines.0.count', home))).toBe(false)
  expect(fieldNames.every(isFieldName)).toBe(true)
})

test('an address has its own text for what is missing, and the common text for what is too long', () => {
  expect(errorKey('abroad.postal_code', 'required')).toBe('errors.abroad.postal_code')
  expect(errorKey('abroad.postal_code', 'too_long')).toBe('errors.too_long')
})
