import { aDelivery } from '../../test/rate-calls.ts'
import { startApi } from '../../test/start-api.ts'

const path = '/api/rates/set-post-office-delivery'
const { np_live_price_possible: _, changed: __, ...form } = aDelivery
const [, post] = form.rows

test('the audit log keeps the parts of the delivery table that changed', async () => {
  const { openAs, db } = await startApi()
  const manager = await openAs('manager')

  const { status, body } = await manager.post(path, { ...form, default_weight_kg: 0.7 })

  expect([status, body.delivery]).toMatchObject([200, { default_weight_kg: 0.7, revision: 1 }])
  expect(await db.collection('audit').findOne({ action: 'delivery_change' })).toMatchObject({
    who: 'manager-of-test',
    before: { default_weight_kg: 0.5 },
    after: { default_weight_kg: 0.7 },
  })
})

test.each<[object, string]>([
  [{ rows: [{ ...post, weight_to_kg: 0 }] }, 'rows.0.weight_to_kg'],
  [{ rows: [{ ...post, weight_to_kg: 0.0005 }] }, 'rows.0.weight_to_kg'],
  [{ rows: [post, { ...post, price_uah: 80.5 }] }, 'rows.1.price_uah'],
  [{ rows: [{ ...post, price_uah: null }] }, 'rows.0.price_uah'],
  [{ rows: [{ ...post, price_uah: -1 }] }, 'rows.0.price_uah'],
  [{ rows: [{ ...post, price_eur: 1.234 }] }, 'rows.0.price_eur'],
  [{ rows: [{ ...post, zone: 'європа' }] }, 'rows.0.zone'],
  [{ rows: [{ ...post, method: 'pigeon' }] }, 'rows.0.method'],
  [{ zones: [{ country: 'POL', service: 'ukrposhta', zone: 'EU' }] }, 'zones.0.country'],
  [{ free_from_uah: { post: 10.5, courier: null, self: null } }, 'free_from_uah.post'],
  [{ default_weight_kg: 1001 }, 'default_weight_kg'],
  [{ np_live_price: 1 }, 'np_live_price'],
])('a delivery table with %j is refused at its field', async (changed, field) => {
  const { openAs, asked } = await startApi()

  const answer = await (await openAs('owner')).post(path, { ...form, ...changed })

  expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, [field]])
  expect(asked).toEqual([])
})

test('a delivery table without end is refused', async () => {
  const { openAs } = await startApi()

  const rows = Array.from({ length: 501 }, () => post)

  expect((await (await openAs('owner')).post(path, { ...form, rows })).status).toBe(400)
})
