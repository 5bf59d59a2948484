import { acceptChangeEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { decide } from '../../test/bank.ts'
import { change, dieAt, kyiv, putOnShelf, tall } from '../../test/changed-order.ts'
import { askQuote, info, order as placeOrder, startToPay, twoDresses } from '../../test/shopping.ts'
import { fullOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const phone = '+380501112233'
const toTall = { swaps: [{ article: dress, size, count: 1, to: { article: tall, size } }] }

/** Two dresses, paid in a browser that the shop knows. */
async function owned(about: Parameters<typeof putOnShelf>[1] = {}) {
  const api = await startApi()
  const { cookie } = await askQuote(api)
  const { ref, number } = (await placeOrder(api, { cookie, lines: twoDresses })).body.order as Json
  await decide(api, (await startToPay(api, ref)).fields, 'approve')
  putOnShelf(api, about)
  const request = (wish: Json, by = cookie) =>
    api.post('/api/orders/request-change', { order: ref, ...wish }, { cookie: by })
  const readOrder = async () => (await api.get(`/api/orders/get-info?order=${ref}`, { cookie })).body.order
  return { api, ref, number, cookie, request, readOrder }
}

async function accept(api: Api, number: string) {
  return (await api.staff.write(acceptChangeEndpoint, { params: { number }, body: {} })).order
}

const articles = (order: Json) => order.lines.map(({ article, count }: Json) => [article, count])

test('the customer asks for another size and phone: nothing changes before staff accept it, who see it at the order', async () => {
  const { api, ref, number, request, readOrder } = await owned()
  expect(await readOrder()).toMatchObject({ can_request_change: true })

  expect((await request({ ...toTall, phone })).status).toBe(200)

  const order = await saved(api, ref)
  expect([articles(order), order.customer.phone, order.alerts]).toEqual([
    [[dress, 2]],
    '+380671234567',
    ['change_asked'],
  ])
  expect(await fullOrder(api, number)).toMatchObject({
    change_request: { state: 'open', changes: [{ field: 'goods' }, { field: 'phone', is: { uk: phone } }] },
    actions: expect.arrayContaining(['accept_change', 'refuse_change']),
  })
  expect(await readOrder()).toMatchObject({ change_request: { state: 'open' }, can_request_change: false })
  expect(await info(api, ref)).not.toHaveProperty('change_request')
  expect((await request({ phone })).status).toBe(409)
})

test('accepted by one press it is made, the customer gets the email, and the order asks staff for nothing more', async () => {
  const { api, ref, number, request, readOrder } = await owned()
  await request({ ...toTall, phone })

  const { actions } = await accept(api, number)

  const order = await saved(api, ref)
  expect([articles(order), order.customer.phone, order.alerts, order.tasks]).toEqual([
    [
      [dress, 1],
      [tall, 1],
    ],
    phone,
    [],
    [],
  ])
  expect(actions).not.toContain('accept_change')
  expect(await readOrder()).toMatchObject({ change_request: { state: 'accepted' }, can_request_change: true })
  expect(await sentEmails(api)).toContain(`Замовлення № ${number} змінено`)
  await expect(accept(api, number)).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('another place stands in the wish with what it costs, before anybody decides on it', async () => {
  const { api, ref, number, request, readOrder } = await owned()
  const { sums } = await saved(api, ref)

  expect((await request({ delivery: kyiv })).status).toBe(200)

  const changes = [{ field: 'delivery' }, { field: 'total' }]
  expect(await readOrder()).toMatchObject({ change_request: { state: 'open', changes } })
  expect((await saved(api, ref)).sums).toEqual(sums)
  await accept(api, number)
  expect((await saved(api, ref)).sums.total).toBe(sums.total - sums.delivery)
})

test('a dearer size is accepted by asking its customer for the difference', async () => {
  const { api, ref, number, request, readOrder } = await owned({ uah: 529_000 })
  await request(toTall)

  await accept(api, number)

  expect(await readOrder()).toMatchObject({ change_request: { state: 'accepted' }, difference: { amount: 300 } })
  expect(articles(await saved(api, ref))).toEqual([[dress, 2]])
  await decide(api, (await startToPay(api, ref)).fields, 'approve')
  expect(articles(await saved(api, ref))[1]).toEqual([tall, 1])
})

test('refused, the customer reads why, and may ask for something else', async () => {
  const { api, number, request, readOrder } = await owned()
  await request({ delivery: kyiv })

  await takeStaffAction(api, number, { action: 'refuse_change', reason: 'У цьому магазині ремонт' })

  expect(await readOrder()).toMatchObject({ change_request: { state: 'refused', reason: 'У цьому магазині ремонт' } })
  const subject = `Замовлення № ${number}: змінити не вийшло`
  expect(await sentEmails(api)).toContain(subject)
  const mail = await api.db.collection('caught_mails').findOne({ subject })
  expect(mail?.text).toContain('У цьому магазині ремонт')
  expect((await request({ phone })).status).toBe(200)
})

test('a wish is over when the parcel leaves before staff have decided, and none can be made any more', async () => {
  const { api, ref, number, request, readOrder } = await owned()
  await request({ phone })
  await takeStaffAction(api, number, { action: 'take' })

  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })

  expect(await saved(api, ref)).toMatchObject({ alerts: [], change_request: { state: 'over' } })
  expect(await readOrder()).toMatchObject({ change_request: { state: 'over' }, can_request_change: false })
  expect((await request({ phone })).status).toBe(409)
  await expect(accept(api, number)).rejects.toMatchObject({ code: 'illegal_transition' })
})

test.each<[string, Json, number]>([
  ['nothing', {}, 400],
  ['the phone that it has', { phone: '+380671234567' }, 400],
  ['a size that is gone', { swaps: [{ ...toTall.swaps[0], count: 2, to: { article: tall, size } }] }, 409],
  ['more than was ordered', { swaps: [{ ...toTall.swaps[0], count: 3 }] }, 400],
  ['a size that is not sold', { swaps: [{ ...toTall.swaps[0], to: { article: 'DR-9999-BLK-R', size } }] }, 409],
  ['no phone', { phone: '12' }, 400],
])('a wish for %s is refused, and nothing is kept of it', async (_, wish, status) => {
  const { api, ref, request } = await owned({ available: 1 })
  const before = await saved(api, ref)

  expect((await request(wish)).status).toBe(status)

  expect(await saved(api, ref)).toEqual(before)
})

test('a stranger who knows the address of the order asks for nothing, and sees nothing of it', async () => {
  const { api, ref, request } = await owned()
  expect((await request({ phone }, null)).status).toBe(403)
  expect((await api.get(`/api/orders/get-lines?order=${ref}`)).body).not.toHaveProperty('changeable')
})

test('while a difference is waited for no other change is asked for', async () => {
  const { number, api, request, readOrder } = await owned({ uah: 529_000 })
  await change(api, number, { ...toTall, ask_difference: true })
  expect(await readOrder()).toMatchObject({ can_request_change: false })
  expect((await request({ phone })).body.error.code).toBe('illegal_transition')
})

test('the owner learns what can be changed, and where the order goes now', async () => {
  const { api, ref, cookie } = await owned()
  const { body } = await api.get(`/api/orders/get-lines?order=${ref}`, { cookie })
  expect(body.changeable).toMatchObject({ phone: '+380671234567', lines: [{ article: dress, count: 2 }] })
  expect(body.changeable.delivery).toHaveProperty('post_office')
})

test('when the process dies as the wish is accepted the job makes the change and the wish is accepted, once', async () => {
  const { api, ref, number, request } = await owned()
  await request(toTall)
  dieAt('stock-reserved-for-change')
  await accept(api, number).catch(error => expect(error).toMatchObject({ message: 'the process died' }))
  api.wait(10_000)

  await api.service.jobs.runNow('finish-orders')

  const order = await saved(api, ref)
  expect([articles(order)[1], order.change_request.state, order.alerts]).toEqual([[tall, 1], 'accepted', []])
})
