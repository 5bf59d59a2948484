import { startApi } from '../../test/start-api.ts'

test('an order by link is entered and marked as paid with a reason, which stands in the order and not in the log', async () => {
  const { openAs, asked, db } = await startApi()
  const manager = await openAs('manager')

  const form = { amount: 1000, currency: 'UAH', note: 'Instagram, Марія', hours: 72 }
  const { status, body } = await manager.post('/api/admin/third-party-orders', form)
  expect([status, body]).toMatchObject([201, { order: { ref: 'T26-000001-abcdefghijklm' } }])
  const path = '/api/admin/third-party-orders/T26-000001'
  expect((await manager.send('PUT', path, { json: { do: 'mark_paid', means: 'transfer', reason: ' ' } })).status).toBe(
    400,
  )
  await manager.send('PUT', path, { json: { do: 'mark_paid', means: 'transfer', reason: 'Переказ' } })

  expect(asked).toMatchObject([{ who: 'manager-of-test' }, { number: 'T26-000001', change: { reason: 'Переказ' } }])
  const entry = await db.collection('audit').findOne({ action: 'third_party_order_mark_paid' })
  expect(entry).toMatchObject({ before: { status: 'unpaid' }, after: { status: 'approved' } })
  expect(entry?.asked).toEqual({ means: 'transfer' })
})
