import { type DeliveryForm, setDeliveryEndpoint, staffDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import { cash, exchange, previewExchange, returned, sendBack, toTall } from '../../test/exchanged-order.ts'
import { codeIn, saved, takeStaffAction } from '../../test/staff.ts'
import type { Api, Json } from '../../test/start-api.ts'

async function setDelivery(api: Api, about: Partial<DeliveryForm>): Promise<void> {
  const { np_live_price_possible: _, changed: __, ...form } = (await api.staff.read(staffDeliveryEndpoint)).delivery
  await api.staff.write(setDeliveryEndpoint, { body: { ...form, ...about } })
}

const tracking = '20450123456780'

test('the shop pays for the parcel of an exchange for size once, then the customer does', async () => {
  const { api, ref, number } = await returned()
  await exchange(api, number, toTall())
  const { sums } = await saved(api, ref)
  await takeStaffAction(api, number, { action: 'ship', tracking })
  await takeStaffAction(api, number, { action: 'delivered' })
  await sendBack(api, number)

  const second = await previewExchange(api, number, toTall())

  expect(second).toMatchObject({ delivery_by: 'customer', refusal: 'order_sum_differs' })
  expect(second.delivery.will_be).toBeGreaterThan(sums.delivery / 100)
  expect(second.to_pay?.amount).toBe(second.delivery.will_be - second.delivery.was)
})

test('where the shop says so the customer pays for the parcel of the first exchange, too, and knows it before asking', async () => {
  const { api, ref, number } = await returned()
  await api.post('/api/orders/send-code', { order: ref })
  const code = await codeIn(api)
  const offered = async () =>
    (await api.post('/api/orders/get-returnable', { order: ref, code })).body.exchange_delivery as Json
  expect(await offered()).toEqual({ by: 'shop', price: null })
  await setDelivery(api, { shop_pays_exchange: false })

  const told = await offered()
  const preview = await previewExchange(api, number, toTall())

  expect(told).toEqual({ by: 'customer', price: preview.delivery.will_be - preview.delivery.was })
  expect(told.price).toBeGreaterThan(0)
  expect(preview).toMatchObject({ delivery_by: 'customer', refusal: 'order_sum_differs' })
  const { order } = await exchange(api, number, { ...toTall(), ...cash })
  expect(order).toMatchObject({
    delivery_price: preview.delivery.will_be,
    exchanges: [{ delivery_by: 'customer' }],
    payments: [{}, { amount: told.price, is_difference: true }],
  })
})

test('a table of tariffs that was saved before the setting was there says that the shop pays', async () => {
  const { api, number } = await returned()
  await setDelivery(api, {})
  await api.db.collection('delivery_table').updateOne({}, { $unset: { 'terms.shop_pays_exchange': '' } })

  expect(await previewExchange(api, number, toTall())).toMatchObject({ delivery_by: 'shop' })
  expect((await api.staff.read(staffDeliveryEndpoint)).delivery.shop_pays_exchange).toBe(true)
})
