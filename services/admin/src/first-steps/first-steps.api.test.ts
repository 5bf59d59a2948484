import { startApi } from '../../test/start-api.ts'

test('staff of any role see what the shop still needs, from both services', async () => {
  const { openAs } = await startApi()
  const { status, body } = await (await openAs('accountant')).get('/api/admin/first-steps')

  expect([status, body.done]).toEqual([
    200,
    { rate: false, category: true, product: false, pictures: false, shown: false, home: false, delivery: true },
  ])
})
