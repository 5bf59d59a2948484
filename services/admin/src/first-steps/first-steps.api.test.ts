import { withSecondFactor } from '../../test/second-factor.ts'
import { passwordOfTest, startApi } from '../../test/start-api.ts'

const path = '/api/admin/first-steps'

test('staff of any role see what the shop still needs, from all services', async () => {
  const { openAs } = await startApi()
  const { status, body } = await (await openAs('accountant')).get(path)

  expect([status, body.done]).toEqual([
    200,
    {
      rate: false,
      category: true,
      product: false,
      pictures: false,
      shown: false,
      home: false,
      delivery: true,
      payments: false,
      shops: true,
      seller: false,
      staff: true,
      second_factor: false,
    },
  ])
  expect(body.payments_mode).toBe('sandbox')
})

test('an owner who works alone has staff to invite, until somebody is invited', async () => {
  const { open, service } = await startApi()
  const owner = open()
  await owner.post('/api/admin/login', { login: 'Olha', password: 'twelve letters' })
  expect((await owner.get(path)).body.done).toMatchObject({ staff: false })

  await service.createStaff({ login: 'iryna', password: passwordOfTest, role: 'manager' })
  expect((await owner.get(path)).body.done).toMatchObject({ staff: true })
})

test('the second factor is everybody’s own step', async () => {
  const { browser, openAs } = await withSecondFactor()
  const manager = await openAs('manager')

  expect((await browser.get(path)).body.done).toMatchObject({ second_factor: true })
  expect((await manager.get(path)).body.done).toMatchObject({ second_factor: false })
})
