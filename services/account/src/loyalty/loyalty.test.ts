import { discountProfile } from './loyalty.ts'

const summer = new Date('2026-07-01T12:00:00Z')
const hasPaid = (cumulativeUah: number, largestPurchaseUah = 0) => ({
  orders: { totals: async () => ({ cumulativeUah, largestPurchaseUah }) },
})
/** A customer whose email and phone are proven; a test names only what matters to it. */
const aCustomer = (about: object = {}) => ({
  id: 'c1',
  emailVerified: true,
  phoneVerified: true,
  birthDate: '1990-01-01',
  ...about,
})
const levelOf = async (about: object, paid = hasPaid(10_000_000)) =>
  (await discountProfile(paid, aCustomer(about), summer)).level

test('a customer with proven email and phone has the level of their purchases', async () => {
  expect(await discountProfile(hasPaid(10_000_000), aCustomer(), summer)).toEqual({
    id: 'c1',
    level: 10,
    birthday: false,
    phone_proven: true,
  })
  expect(await levelOf({}, hasPaid(1_995_000, 2_100_000))).toBe(5)
})

test.each([{ phoneVerified: false }, { emailVerified: false }])('the level is zero while %j', async unproven => {
  expect(await levelOf(unproven)).toBe(0)
})

test('the birthday discount follows the calendar of Kyiv, begins the day before, and needs no proven phone', async () => {
  const lateEvening = new Date('2026-12-30T22:30:00Z')
  const birthdayOf = async (about: object) =>
    (await discountProfile(hasPaid(0), aCustomer(about), lateEvening)).birthday

  expect(await birthdayOf({ phoneVerified: false })).toBe(true)
  expect(await birthdayOf({ birthDate: null })).toBe(false)
})
