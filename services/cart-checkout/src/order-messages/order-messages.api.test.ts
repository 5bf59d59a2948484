import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@shop/calendar/durations'
import { MOST_MESSAGES, messageDraftsEndpoint, sendMessageEndpoint } from '@shop/contracts/staff/orders/order-messages'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import type { OutboxEntry } from '@shop/service-kit/outbox/outbox'
import { order as placeOrder } from '../../test/shopping.ts'
import { fullOrder, paidOrder, sentEmails } from '../../test/staff.ts'
import { type Json, startApi } from '../../test/start-api.ts'
import { type SentSms, stubAccount, unreachablePhone } from '../../test/stub-account.ts'
import type { Order } from '../order/order.ts'

async function orderToWriteAbout({ isPaid = true } = {}) {
  const messages: SentSms[] = []
  const api = await startApi({ account: createInternalClient({ calls: stubAccount([], [], [], messages) }) })
  const number: string = isPaid ? (await paidOrder({}, api)).number : (await placeOrder(api)).body.order.number
  return {
    api,
    number,
    messages,
    drafts: () => api.staff.read(messageDraftsEndpoint, { params: { number } }),
    send: (body: Json, idempotencyKey: string = randomUUID(), of = number) =>
      api.staff.write(sendMessageEndpoint, { params: { number: of }, body, idempotencyKey }),
    change: (about: Json) => api.db.collection<Order>('orders').updateOne({ number }, { $set: about }),
  }
}
const email = {
  channel: 'email',
  template: 'delay',
  subject: 'Трохи затримуємось',
  text: 'Вітаємо!\n\nНадішлемо завтра.',
}
const sms = { channel: 'sms', template: 'free', text: 'LEVADA: зателефонуйте нам, будь ласка.' }

test('staff write an email by a template, and the history of the order has who wrote what when', async () => {
  const { api, number, drafts, send } = await orderToWriteAbout()
  const offered = await drafts()
  expect(offered).toMatchObject({ locale: 'uk', email: 'olena@example.com', left: { email: 5, sms: 3 } })
  expect(offered.drafts.map(({ template }) => template)).toEqual(['delay', 'size_question', 'free'])
  for (const draft of offered.drafts) expect(draft.email + draft.sms + draft.subject).toContain(number)

  const { order, change } = await send(email)
  expect(order.history.at(-1)).toMatchObject({
    event: 'email_written',
    who: 'olena',
    payload: { message: { subject: email.subject, text: email.text } },
  })
  expect(change).toMatchObject({ action: 'order_message_email', subject: number, asked: { template: 'delay' } })
  expect(JSON.stringify(change)).not.toContain('завтра')
  expect(await sentEmails(api)).toContain(email.subject)
  const mail = await api.db.collection('caught_mails').findOne({ subject: email.subject })
  expect(mail).toMatchObject({ to: 'olena@example.com', text: expect.stringContaining('Надішлемо завтра.') })
  expect((await drafts()).left).toEqual({ email: 4, sms: 3 })
})

test('the pay link goes to the phone of an order that waits for its money, and nowhere once it is paid', async () => {
  const { api, number, messages, drafts, send } = await orderToWriteAbout({ isPaid: false })
  const link = (await drafts()).drafts.find(({ template }) => template === 'pay_link')
  const { ref } = await fullOrder(api, number)
  expect(link?.sms).toContain(`/payment/${ref}`)

  await send({ channel: 'sms', template: 'pay_link', text: link?.sms })
  await sentEmails(api)
  expect(messages).toMatchObject([{ to: '+380671234567', text: link?.sms, locale: 'uk' }])

  const paid = await orderToWriteAbout()
  await expect(paid.send({ ...sms, template: 'pay_link' })).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { template: 'template_not_offered' } },
  })
})

test('pressed twice it is one message, and another one under the key is refused', async () => {
  const { api, messages, send } = await orderToWriteAbout()
  const key = randomUUID()
  await Promise.all([send(sms, key), send(sms, key)])
  expect((await send(sms, key)).order.history.filter(({ event }) => event === 'sms_written')).toHaveLength(1)
  await sentEmails(api)
  await sentEmails(api)

  expect(messages).toHaveLength(1)
  await expect(send({ ...sms, text: 'Інше' }, key)).rejects.toMatchObject({ code: 'idempotency_conflict' })
})

test.each(['email', 'sms'] as const)('a customer gets only so many messages by %s in 24 hours', async channel => {
  const { api, send } = await orderToWriteAbout()
  const message = channel === 'email' ? email : sms
  for (let k = 0; k < MOST_MESSAGES[channel]; k++) await send(message)

  await expect(send(message)).rejects.toMatchObject({ code: 'too_many_messages' })
  api.wait(DAY_MS)
  await send(message)
})

test('what cannot be delivered is refused and says why', async () => {
  const { send, change, drafts } = await orderToWriteAbout()
  await change({ 'customer.email': '', 'customer.phone': '' })

  expect(await drafts()).toMatchObject({ email: null, phone: null })
  await expect(send(email)).rejects.toMatchObject({ details: { fields: { channel: 'order_without_email' } } })
  await expect(send(sms)).rejects.toMatchObject({ details: { fields: { channel: 'order_without_phone' } } })
})

test.each([
  [{ ...email, subject: '' }, { subject: 'subject_required' }],
  [{ ...email, text: ' \n' }, { text: 'message_empty' }],
  [{ ...sms, text: 'x'.repeat(301) }, { text: 'too_long' }],
])('the message %j is refused by its field', async (body, fields) => {
  const { send } = await orderToWriteAbout()
  await expect(send(body)).rejects.toMatchObject({ code: 'validation', details: { fields } })
})

test('a message about no order, by no channel or by no template is refused', async () => {
  const { send } = await orderToWriteAbout()
  await expect(send(sms, randomUUID(), '26-000999')).rejects.toMatchObject({ code: 'not_found' })
  await expect(send({ ...sms, channel: 'post' })).rejects.toMatchObject({ code: 'validation' })
  await expect(send({ ...sms, template: 'poem' })).rejects.toMatchObject({ code: 'validation' })
})

test('a number that no message reaches waits among the failed ones, and is not tried for hours', async () => {
  const { api, send, change } = await orderToWriteAbout()
  await change({ 'customer.phone': unreachablePhone })
  await send(sms)
  await sentEmails(api)

  const entry = await api.db.collection<OutboxEntry>('outbox').findOne({ effect: 'order-sms' })
  expect(entry).toMatchObject({ state: 'dead', attempts: 1 })
})

test('what was erased before it went out is not sent', async () => {
  const { api, number, messages, send } = await orderToWriteAbout()
  await send(sms)
  await api.service.jobs.runNow('finish-orders')
  await api.db.collection<Order>('orders').updateOne({ number }, { $unset: { 'history.$[].payload': '' } })
  await sentEmails(api)

  expect(messages).toEqual([])
})
