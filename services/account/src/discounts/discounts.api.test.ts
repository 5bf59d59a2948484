import { startApi } from '../../test/start-api.ts'

test('tells the levels and the other discounts of the brand', async () => {
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
