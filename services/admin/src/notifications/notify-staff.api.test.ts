import { lowStock, orderPaid, returnAsked, startNotifiedOffice } from '../../test/notified-office.ts'

test('a paid order is emailed to the staff who chose it, with its sum, its items and a link to it', async () => {
  const office = await startNotifiedOffice()
  await office.staffWho('manager', 'order_paid')
  await office.staffWho('accountant')
  await office.report(orderPaid)

  const [email, ...others] = await office.emails()
  expect(others).toEqual([])
  expect(email).toMatchObject({
    to: 'manager@levada.example',
    subject: 'Замовлення 26-000042 оплачено: 11\u00a0470\u00a0₴',
  })
  expect(email?.text).toContain('Сукня на запах (DR-1042-BUR-R), розмір 36 (S): 2 шт.')
  expect(email?.text).toMatch(/http:\/\/[^ ]+\/admin\/orders\?order=26-000042/)
})

test('each reads it in their own language', async () => {
  const office = await startNotifiedOffice()
  await office.staffWho('manager', 'return_asked')
  await office.change('manager', { locale: 'en' })
  await office.report(returnAsked)

  const [email] = await office.emails()
  expect(email).toMatchObject({ subject: 'Return requested: order 26-000042', locale: 'en' })
  expect(email?.text).toContain('Wrap dress (DR-1042-BUR-R), size 36 (S): 1')
})

test('low stock names the sizes, how many are left, and how many more are low', async () => {
  const office = await startNotifiedOffice()
  await office.staffWho('content', 'low_stock')
  await office.report(lowStock)
  await office.report({ ...lowStock, more: 7 }, 'low_stock 2')

  const emails = await office.emails()
  const one = emails.find(({ subject }) => subject === 'Закінчується: Сукня на запах, розмір 36 (S)')
  const many = emails.find(({ subject }) => subject === 'Закінчуються товари: 8')
  expect(one?.text).toContain('розмір 36 (S): 2 шт.')
  expect(many?.text).toMatch(/І ще розмірів: 7[\s\S]*\/admin\/other\/products\?stock=low/)
})

test('a failed exchange with 1C names the orders that were not updated, and leads to its page', async () => {
  const office = await startNotifiedOffice()
  await office.staffWho('accountant', 'exchange_failed')
  await office.report({ kind: 'exchange_failed', orders: ['26-000042'], more: 2, is_unreadable: false })

  const [email] = await office.emails()
  expect(email).toMatchObject({ to: 'accountant@levada.example', subject: 'Обмін із 1С не вдався' })
  expect(email?.text).toMatch(/26-000042[\s\S]*І ще: 2[\s\S]*\/admin\/other\/1c/)
  expect(email?.text).not.toContain('не вдалося прочитати')
})

test('what is reported again reaches nobody twice, another order of the same kind does', async () => {
  const office = await startNotifiedOffice()
  await office.staffWho('manager', 'order_paid')
  await office.report(orderPaid, 'order_paid 26-000042 3')
  await office.report(orderPaid, 'order_paid 26-000042 3')
  expect(await office.emails()).toHaveLength(1)
  await office.report(orderPaid, 'order_paid 26-000042 3')
  await office.report({ ...orderPaid, number: '26-000043' }, 'order_paid 26-000043 3')

  expect(await office.emails()).toHaveLength(2)
})

test('somebody who has another role by now, is switched off or switched the emails off is not written to any more', async () => {
  const office = await startNotifiedOffice()
  const { choose } = await office.staffWho('owner', 'order_paid')
  await office.staffWho('manager', 'order_paid')
  await office.staffWho('accountant', 'order_paid')
  await office.report(orderPaid)
  await office.change('manager', { role: 'content' })
  await office.change('accountant', { isOff: true })
  await choose('order_paid', false)
  await office.report(orderPaid, 'the next one')

  expect(await office.readers()).toEqual([])
})

test('who has not accepted the invitation yet, or has no address, is not written to', async () => {
  const office = await startNotifiedOffice()
  await office.staffWho('owner', 'order_paid')
  await office.staffWho('manager', 'order_paid')
  await office.change('owner', { passwordHash: null })
  await office.change('manager', { email: null })
  await office.report(orderPaid)

  expect(await office.readers()).toEqual([])
})

test('an email that failed is named in the list of what failed, without what it says', async () => {
  const office = await startNotifiedOffice()
  const { browser } = await office.staffWho('manager', 'order_paid')
  await office.report(orderPaid)

  const { body } = await browser.get('/api/admin/outbox')
  const own = (body.entries as { service: string; about: object }[]).find(({ service }) => service === 'admin')
  expect(own?.about).toEqual({ staff: expect.any(String), letter: 'order_paid', order: '26-000042' })
})
