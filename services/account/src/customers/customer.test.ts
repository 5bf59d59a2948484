import { type Customer, discountProfile } from './customer.ts'

const customer: Customer = {
  id: 'c1',
  email: 'olena@example.com',
  emailVerified: true,
  passwordHash: '',
  name: 'Олена',
  surname: 'Коваль',
  phone: '+380671234567',
  phoneVerified: true,
  birthDate: '1990-01-01',
  level: 10,
  createdAt: new Date(0),
}
const summer = new Date('2026-07-01T12:00:00Z')

test('a proven customer has the level of the purchases', () => {
  expect(discountProfile(customer, summer)).toEqual({ id: 'c1', level: 10, birthday: false })
})

test.each([{ phoneVerified: false }, { emailVerified: false }])('the level waits while %j', unproven => {
  expect(discountProfile({ ...customer, ...unproven }, summer).level).toBe(0)
})

test('a birthday is kept by the calendar of Kyiv, on the day before too', () => {
  const lateEvening = new Date('2026-12-30T22:30:00Z')
  expect(discountProfile(customer, lateEvening).birthday).toBe(true)
  expect(discountProfile({ ...customer, birthDate: null }, lateEvening).birthday).toBe(false)
})
