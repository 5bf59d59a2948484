import {
  internalCatalogStepsEndpoint,
  internalCheckoutStepsEndpoint,
} from '@shop/contracts/staff/storefront/staff-first-steps'
import { withSecondFactor } from '../../test/second-factor.ts'
import { passwordOfTest, startApi } from '../../test/start-api.ts'

const ofGoods = {
  category: true,
  product: false,
  pictures: false,
  shown: false,
  home: false,
  shops: true,
  seller: false,
}
const ofTerms = { rate: false, delivery: true, payments: false, payments_mode: 'sandbox' }
const answers = {
  [`POST ${internalCatalogStepsEndpoint.path}`]: () => ofGoods,
  [`POST ${internalCheckoutStepsEndpoint.path}`]: () => ofTerms,
}

const path = '/api/admin/first-steps'

test('staff of any role see what the shop still needs, from all services', async () => {
  const { openAs } = await startApi({}, answers)
  const { status, body } = await (await openAs('accountant')).get(path)

  const { payments_mode, ...terms } = ofTerms
  expect(status).toBe(200)
  expect(body.done).toEqual({ ...ofGoods, ...terms, staff: true, second_factor: false })
  expect(body.payments_mode).toBe(payments_mode)
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
