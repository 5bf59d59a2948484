import { kyivDay } from '@shop/calendar/kyiv-days'
import { startApi } from '../../test/start-api.ts'

test('lists the loyalty levels and the other discounts of the brand', async () => {
  const { body } = await (await startApi()).open().get('/api/discounts/get-all-conditions')

  expect(body).toEqual({
    status: true,
    conditions: [
      { percent: 5, from_uah: 50_000 },
      { percent: 10, from_uah: 100_000 },
      { percent: 15, from_uah: 150_000 },
    ],
    activation: { single_purchase_uah: 20_000, cumulative_uah: 50_000 },
    auto: { percent: 5, from_uah: 20_000 },
    birthday: { percent: 10, days_before: 1, days_after: 1 },
  })
})

describe('the percent that a customer has today', () => {
  const login = { email: 'olena@example.com', password: 'весна-26' }
  const olena = { ...login, name: 'Олена', surname: 'Коваль' }

  async function percentOf(proven: object, birthDate?: string) {
    const { db, open, service, orders } = await startApi()
    orders.paid.cumulative_uah = 10_000_000
    await service.createCustomer({ ...olena, ...(birthDate && { birthDate }) })
    await db.collection('customers').updateOne({}, { $set: proven })
    const browser = open()
    await browser.post('/api/user/login', login)
    return (await browser.get('/api/discounts/get-user-total-discount-percent')).body
  }
  const proven = { emailVerified: true, phoneVerified: true }

  test('is the loyalty level once email and phone are proven', async () => {
    expect(await percentOf(proven)).toEqual({ status: true, total_discount_percent: 10 })
    expect(await percentOf({ ...proven, phoneVerified: false })).toMatchObject({ total_discount_percent: 0 })
  })

  test('is ten more around the birthday', async () => {
    const birthDate = `1992${kyivDay(new Date()).slice(4)}`
    expect(await percentOf(proven, birthDate)).toMatchObject({ total_discount_percent: 20 })
  })
})
