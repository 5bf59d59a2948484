import { lookUpOrderEndpoint, orderNumberSchema } from './look-up.ts'

test.each([
  '26-000123',
  ' 26-000123 ',
  '№ 26-000123',
  '#26–000123',
  '26 000123',
  '26000123',
  'Замовлення № 26-000123.',
])('the number of an order is understood as "%s"', typed => {
  expect(orderNumberSchema.parse(typed)).toBe('26-000123')
})

test.each([
  ['', 'order_number_required'],
  ['   ', 'order_number_required'],
  ['123', 'order_number_incorrect'],
  ['26-000123-1', 'order_number_incorrect'],
  ['26-0001234', 'order_number_incorrect'],
  ['26-000123-abcdefghijklm2', 'order_number_incorrect'],
  ['1'.repeat(41), 'order_number_incorrect'],
])('"%s" is not the number of an order', (typed, code) => {
  expect(orderNumberSchema.safeParse(typed).error?.issues[0]?.message).toBe(code)
})

test.each(['12345', '1234567', 'abcdef', '', 123456, null])('%p is not a code', code => {
  const asked = { number: '26-000123', email: 'olena@example.com', code }
  expect(lookUpOrderEndpoint.body?.safeParse(asked).success).toBe(false)
})
