import { DAY_MS } from '@shop/calendar/durations'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { ref as placeRef, startNovaPoshta } from '../../test/nova-poshta-server.ts'
import { orderAsOwner } from '../../test/shopping.ts'
import { fullOrder, paidOrder, saved, sentEmails, takeStaffAction, writeStaffAction } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'

const wrong = '20450000000001'
const right = '20450000000002'
const correct = (former = wrong, tracking = right): StaffAction => ({ action: 'correct_tracking', former, tracking })
const delivery = {
  type: 'ukraine',
  delivery_method_option: 'post',
  area: placeRef('a', 1),
  city: placeRef('c', 1),
  post_office: placeRef('d', 1),
}

/** A parcel that left under a wrong number. */
async function sentWrongly() {
  const { account, state } = await startNovaPoshta()
  const api = await startApi({ novaPoshta: account })
  await api.service.jobs.runNow('refresh-directory')
  const { ref, number } = await paidOrder({ delivery }, api)
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking: wrong })
  return { api, state, ref, number, ask: () => api.service.jobs.runNow('ask-carrier') }
}

test('a wrong number of a parcel is corrected; who corrected it and what it was stays readable', async () => {
  const { api, number } = await sentWrongly()

  const { order, change } = await writeStaffAction(api, number, correct())

  expect(order).toMatchObject({
    order_status: 'shipped',
    parts: [
      {
        tracking: right,
        link: `https://novaposhta.ua/tracking/?cargo_number=${right}`,
        former_numbers: [{ tracking: wrong, who: 'olena', until: expect.any(String) }],
      },
    ],
  })
  expect(order.history.at(-1)).toMatchObject({
    event: 'correct_tracking',
    who: 'olena',
    payload: { tracking: right, former: wrong },
  })
  expect(change).toMatchObject({ action: 'order_correct_tracking', asked: { former: wrong, tracking: right } })
})

test('the customer is told the right number once, in an email that leads to the carrier', async () => {
  const { api, number } = await sentWrongly()
  await takeStaffAction(api, number, correct())

  const subject = `Замовлення № ${number}: правильний номер посилки`
  expect((await sentEmails(api)).filter(sent => sent === subject)).toHaveLength(1)
  const mail = await api.db.collection('caught_mails').findOne({ subject })
  expect(mail?.text).toContain(`Номер посилки: ${right}`)
  expect(mail?.text).toContain(`помилковим, не зважайте на нього: ${wrong}`)
  expect(mail?.text).toContain(`https://novaposhta.ua/tracking/?cargo_number=${right}`)
  expect(mail?.text).not.toContain(`cargo_number=${wrong}`)
})

test('of a number that was corrected twice at once only the last one is told', async () => {
  const { api, number } = await sentWrongly()
  await takeStaffAction(api, number, correct())
  await takeStaffAction(api, number, correct(right, '20450000000003'))

  await sentEmails(api)

  const mails = await api.db
    .collection('caught_mails')
    .find({ subject: /правильний номер/ })
    .toArray()
  expect(mails.map(({ text }) => /Номер посилки: (\d+)/.exec(text)?.[1])).toEqual(['20450000000003'])
})

test('what the carrier said of the wrong number is forgotten, and it is asked about the right one at once', async () => {
  const { api, state, ref, number, ask } = await sentWrongly()
  api.wait(4 * DAY_MS)
  await ask()
  expect(await saved(api, ref)).toMatchObject({ alerts: ['parcel_unknown'], parts: [{ said: 'unknown' }] })

  await takeStaffAction(api, number, correct())

  const order = await saved(api, ref)
  expect(order).toMatchObject({ alerts: [], needs_person: false })
  expect(order.parts[0]).not.toHaveProperty('said')
  // The carrier has three days to hear of the right one, too.
  await ask()
  expect(await saved(api, ref)).toMatchObject({ alerts: [] })
  state.parcels[right] = { code: '9' }
  api.wait(DAY_MS)
  await ask()
  expect(await saved(api, ref)).toMatchObject({ state: 'delivered' })
})

test('a parcel that seemed to come back under the wrong number is followed again', async () => {
  const { api, state, ref, number, ask } = await sentWrongly()
  state.parcels[wrong] = { code: '103' }
  await ask()
  expect(await saved(api, ref)).toMatchObject({ alerts: ['parcel_returned'], ask_carrier_at: null })

  await takeStaffAction(api, number, correct())
  state.parcels[right] = { code: '9' }
  await ask()

  expect(await saved(api, ref)).toMatchObject({ state: 'delivered', alerts: [] })
})

test('staff find the order by the right number and by the wrong one that its customer has', async () => {
  const { api, number } = await sentWrongly()
  await takeStaffAction(api, number, correct())

  for (const search of [wrong, right]) {
    const { orders } = await api.staff.read(staffOrdersEndpoint, { query: { search } })
    expect(orders.map(order => order.number)).toEqual([number])
  }
})

test('a number that the carrier cannot have given, the same one, or that of no parcel of the order is refused', async () => {
  const { api, ref, number } = await sentWrongly()
  const before = await saved(api, ref)

  await expect(takeStaffAction(api, number, correct(wrong, '12345'))).rejects.toMatchObject({
    details: { fields: { tracking: 'tracking_nova_poshta' } },
  })
  await expect(takeStaffAction(api, number, correct(wrong, wrong))).rejects.toMatchObject({
    details: { fields: { tracking: 'tracking_taken' } },
  })
  await expect(takeStaffAction(api, number, correct('20450000000009'))).rejects.toMatchObject({
    code: 'illegal_transition',
  })
  expect(await saved(api, ref)).toEqual(before)
})

test('the number of a parcel that was delivered stays as it is', async () => {
  const { api, number } = await sentWrongly()
  expect((await fullOrder(api, number)).actions).toContain('correct_tracking')
  await takeStaffAction(api, number, { action: 'delivered' })

  await expect(takeStaffAction(api, number, correct())).rejects.toMatchObject({ code: 'illegal_transition' })
  expect((await fullOrder(api, number)).actions).not.toContain('correct_tracking')
})

test('an order that has no parcel has no number to correct', async () => {
  const api = await startApi()
  const { number } = await orderAsOwner(api)

  await expect(takeStaffAction(api, number, correct())).rejects.toMatchObject({ code: 'illegal_transition' })
})
