import { DAY_MS } from '@shop/calendar/durations'
import { ref as placeRef, startNovaPoshta } from '../../test/nova-poshta-server.ts'
import { info } from '../../test/shopping.ts'
import { paidOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { type Json, startApi } from '../../test/start-api.ts'

const HALF_AN_HOUR = 30 * 60_000
const first = '20450000000001'
const second = '20450000000002'

const toDepartment = {
  type: 'ukraine',
  delivery_method_option: 'post',
  area: placeRef('a', 1),
  city: placeRef('c', 1),
  post_office: placeRef('d', 1),
}

/** A shop whose parcels go with Nova Poshta. */
async function open() {
  const { account, state } = await startNovaPoshta()
  const api = await startApi({ novaPoshta: account })
  await api.service.jobs.runNow('refresh-directory')
  return {
    api,
    state,
    ask: () => api.service.jobs.runNow('ask-carrier'),
    /** Numbers that the carrier was asked about, question by question. */
    questions: () =>
      state.asked.flatMap(({ methodProperties: { Documents } }) =>
        Documents ? [Documents.map(({ DocumentNumber }) => DocumentNumber)] : [],
      ),
    async ship(tracking: string) {
      const { ref, number } = await paidOrder({ delivery: toDepartment }, api)
      await takeStaffAction(api, number, { action: 'take' })
      await takeStaffAction(api, number, { action: 'ship', tracking })
      return { ref, number }
    },
  }
}

const steps = ({ history }: Json) => history.map(({ event, who }: Json) => [event, who])

test('what the customer has fetched is delivered without staff, and the days for returns begin', async () => {
  const { api, state, ask, ship } = await open()
  const { ref, number } = await ship(first)
  state.parcels[first] = { code: '9' }
  api.wait(2 * DAY_MS)

  await ask()
  await ask()

  const order = await saved(api, ref)
  expect(order).toMatchObject({ state: 'delivered', delivered_at: api.now(), tasks: [], ask_carrier_at: null })
  expect(steps(order).slice(-2)).toEqual([
    ['ship', 'olena'],
    ['delivered', 'nova-poshta'],
  ])
  expect(await info(api, ref)).toMatchObject({ order_status: 'delivered' })
  expect(await takeStaffAction(api, number, { action: 'comment', comment: '' })).toMatchObject({
    last_return_day: '2026-12-07',
  })
  expect(await sentEmails(api)).toHaveLength(2)
})

test('the carrier is asked again about a parcel on its way half an hour later, and no sooner', async () => {
  const { api, state, ask, questions, ship } = await open()
  const { ref } = await ship(first)
  state.parcels[first] = { code: '7' }

  await ask()
  await ask()
  expect(questions()).toEqual([[first]])
  expect(await saved(api, ref)).toMatchObject({ state: 'shipped', alerts: [] })

  api.wait(HALF_AN_HOUR)
  await ask()
  expect(questions()).toEqual([[first], [first]])
})

test('the parcels that wait the longest are asked about first, all in one question', async () => {
  const { api, ask, questions, ship } = await open()
  await ship(second)
  api.wait(1000)
  await ship(first)

  await ask()

  expect(questions()).toEqual([[second, first]])
})

test('an order in two parcels is delivered when the second is fetched, and nobody asks about the first any more', async () => {
  const { api, state, ask, questions, ship } = await open()
  const { ref } = await ship(first)
  const [shipment] = (await saved(api, ref)).parts
  await api.db
    .collection('orders')
    .updateOne({ ref }, { $set: { parts: [shipment, { ...shipment, tracking: second }] } })
  state.parcels = { [first]: { code: '9' }, [second]: { code: '5' } }
  await ask()
  expect(await saved(api, ref)).toMatchObject({ state: 'shipped' })

  state.parcels[second] = { code: '11' }
  api.wait(HALF_AN_HOUR)
  await ask()

  expect(questions()).toEqual([[first, second], [second]])
  expect(await saved(api, ref)).toMatchObject({ state: 'delivered' })
})

test('a number that staff mistyped changes nothing, and after three days they are alerted', async () => {
  const { api, ask, ship } = await open()
  const { ref } = await ship(first)
  await ask()
  expect(await saved(api, ref)).toMatchObject({ state: 'shipped', alerts: [] })

  api.wait(3 * DAY_MS)
  await ask()

  expect(await saved(api, ref)).toMatchObject({ state: 'shipped', alerts: ['parcel_unknown'], needs_person: true })
})

test('a parcel that was refused is shown to staff once, until its money has gone back', async () => {
  const { api, state, ask, questions, ship } = await open()
  const { ref, number } = await ship(first)
  state.parcels[first] = { code: '103' }
  await ask()
  expect(await saved(api, ref)).toMatchObject({ state: 'shipped', alerts: ['parcel_returned'], needs_person: true })

  await refundOrder(api, number)
  api.wait(HALF_AN_HOUR)
  await ask()

  expect(await saved(api, ref)).toMatchObject({ payment_state: 'refunded', alerts: [], needs_person: false })
  expect(questions()).toEqual([[first]])
})

test('a carrier that is down is asked once and changes nothing, and its answer counts when it is back', async () => {
  const { api, state, ask, questions, ship } = await open()
  const { ref } = await ship(first)
  state.parcels[first] = { code: '9' }
  state.trouble = () => ({ status: 503, body: '' })
  await ask()
  await ask()
  expect(await saved(api, ref)).toMatchObject({ state: 'shipped', alerts: [] })
  expect(questions()).toHaveLength(1)

  state.trouble = () => 'answer'
  api.wait(HALF_AN_HOUR)
  await ask()

  expect(await saved(api, ref)).toMatchObject({ state: 'delivered' })
})

test('when staff are faster than the carrier’s answer, it is they who delivered', async () => {
  const { api, state, ask, ship } = await open()
  const { ref, number } = await ship(first)
  state.parcels[first] = { code: '9' }
  state.trouble = async () => {
    await takeStaffAction(api, number, { action: 'delivered' })
    return 'answer' as const
  }

  await ask()

  const order = await saved(api, ref)
  expect(steps(order).filter(([event]: string[]) => event === 'delivered')).toEqual([['delivered', 'olena']])
  expect(order).toMatchObject({ state: 'delivered', ask_carrier_at: null })
})

test('two processes that ask at once deliver an order once', async () => {
  const { api, state, ask, ship } = await open()
  const { ref } = await ship(first)
  state.parcels[first] = { code: '9' }

  await Promise.all([ask(), ask()])

  const order = await saved(api, ref)
  expect(steps(order).filter(([event]: string[]) => event === 'delivered')).toHaveLength(1)
})

test('a shop without a key of the carrier asks nobody, and staff say when it was delivered', async () => {
  const { api, ref, number } = await paidOrder()
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking: first })

  await api.service.jobs.runNow('ask-carrier')

  expect(await saved(api, ref)).toMatchObject({ state: 'shipped', ask_carrier_at: api.now() })
  expect(await takeStaffAction(api, number, { action: 'delivered' })).toMatchObject({ order_status: 'delivered' })
})
