import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/orders/26-000042'

test('an action is sent on with the name of its member of staff, and the audit log keeps before and after', async () => {
  const { openAs, asked, db } = await startApi()
  const manager = await openAs('manager')

  const { body } = await manager.post(`${path}/ship`, { tracking: ' 20450123456789 ' })

  expect(body.order).toMatchObject({ number: '26-000042', order_status: 'processing' })
  const step = { do: 'ship', tracking: '20450123456789' }
  expect(asked).toEqual([{ number: '26-000042', who: 'manager-of-test', step }])
  expect(await db.collection('audit').findOne({ action: 'order_ship' })).toMatchObject({
    who: 'manager-of-test',
    subject: '26-000042',
    asked: { tracking: '20450123456789' },
    before: { order_status: 'paid' },
    after: { order_status: 'processing' },
  })
})

test('a refund by an accountant is recorded in the audit log', async () => {
  const { openAs, asked, db } = await startApi()
  const accountant = await openAs('accountant')

  const { body } = await accountant.post(`${path}/refund`, { delivery: true, comment: 'Пошкоджена коробка' })

  expect(body).toMatchObject({ order: { number: '26-000042' } })
  expect(asked).toEqual([
    { number: '26-000042', delivery: true, comment: 'Пошкоджена коробка', who: 'accountant-of-test' },
  ])
  expect(await db.collection('audit').findOne({ action: 'order_refund' })).toMatchObject({ after: { amount: 4580 } })
})

test.each([
  ['ship', { tracking: '' }, { tracking: 'tracking_required' }],
  ['ship', { tracking: '!!!' }, { tracking: 'tracking_invalid' }],
  ['cancel', { reason: ' ' }, { reason: 'reason_required' }],
  ['returns', { step: 'accept', lines: [{ article: 'A-1', size: 'S', count: 1 }] }, { 'lines.0.restock': 'required' }],
])('%s with %j is refused, field by field', async (action, body, fields) => {
  const { openAs } = await startApi()
  const answer = await (await openAs('manager')).post(`${path}/${action}`, body)

  expect([answer.status, answer.body.error]).toMatchObject([400, { fields }])
})

test('a payment is marked with its reason, by the calls that the specification names', async () => {
  const { openAs, asked } = await startApi()
  const manager = await openAs('manager')

  await manager.post('/api/orders/update-payment?order=26-000042&is_paid=1', { reason: 'Переказ' })
  await manager.post(
    '/api/orders/update-comment?order=26-000042&comment=%D0%94%D0%B7%D0%B2%D0%BE%D0%BD%D0%B8%D0%BB%D0%B8',
    {},
  )

  expect(asked).toMatchObject([
    { step: { do: 'manual_paid', reason: 'Переказ' } },
    { step: { do: 'comment', comment: 'Дзвонили' } },
  ])
})
