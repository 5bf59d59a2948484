import { errorKey, fieldNames, formField, isFieldName } from './field-names.ts'

test('a field of the order leads to the form of the chosen part of the world', () => {
  expect(formField('delivery.city', 'ukraine')).toBe('ukraine.city')
  expect(formField('delivery.city', 'international')).toBe('abroad.city')
  expect(formField('delivery.type', 'international')).toBe('delivery_type')
  expect(formField('customer.email', 'ukraine')).toBe('customer.email')
})

test('what the service names and the form does not have is no field', () => {
  expect(isFieldName(formField('delivery.postal_code', 'ukraine'))).toBe(false)
  expect(isFieldName(formField('lines.0.count', 'ukraine'))).toBe(false)
  expect(fieldNames.every(isFieldName)).toBe(true)
})

test('an address says what is missing in its own words, and what is too long in those of all', () => {
  expect(errorKey('abroad.postal_code', 'required')).toBe('errors.abroad.postal_code')
  expect(errorKey('abroad.postal_code', 'too_long')).toBe('errors.too_long')
})
