import { type OrderWhich, printOrdersEndpoint } from '@shop/contracts/staff/orders/order-bulk'
import { order, twoDresses } from '../../test/shopping.ts'
import { paidOrder, refundOrder, takeStaffAction } from '../../test/staff.ts'
import type { Api } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const print = async (api: Api, which: OrderWhich) =>
  (await api.staff.read(printOrdersEndpoint, { body: { which } })).orders
const numbered = (...numbers: string[]): OrderWhich => ({ by: 'numbers', numbers })

test('a line shows what its size is scanned by today', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  api.sizeCodes.push({ article: dress, size, barcode: '4006381333931', own_code: 'ANNA-36' })

  const [printed] = await print(api, numbered(number))

  expect(printed?.lines).toMatchObject([{ article: dress, size, barcode: '4006381333931', own_code: 'ANNA-36' }])
})

test('a slip has what is packed by: who, where to, wishes, and of each line the article, colour, height and size', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses, body: { note: 'Подзвоніть, будь ласка' } })

  const [printed] = await print(api, numbered(number))

  expect(printed).toMatchObject({
    number,
    name: 'Олена Шевченко',
    phone: '+380671234567',
    delivery_text: { uk: expect.stringContaining('Нова пошта') },
    order_status: 'paid',
    note: 'Подзвоніть, будь ласка',
    lines: [
      {
        article: dress,
        size,
        height: '170-177',
        color: { uk: 'Бордовий', en: 'Burgundy' },
        count: 2,
        packable: 2,
        awaited: 0,
      },
    ],
  })
})

test('what has left, was not paid for, or whose money goes back is not packed', async () => {
  const { api, number: shipped } = await paidOrder()
  await takeStaffAction(api, shipped, { action: 'take' })
  await takeStaffAction(api, shipped, { action: 'ship', tracking: '20450123456789' })
  const { number: unpaid } = (await order(api)).body.order
  const { number: refunded } = await paidOrder({}, api)
  await refundOrder(api, refunded)

  const printed = await print(api, numbered(shipped, unpaid, refunded))

  expect(printed.map(({ lines }) => lines.map(({ packable }) => packable))).toEqual([[0], [0], [0]])
})

test('orders of a filter are printed, however many there are meanwhile', async () => {
  const { api, number } = await paidOrder()
  await order(api)

  const printed = await print(api, { by: 'filter', filter: { tab: 'to_pack' }, count: 7 })

  expect(printed.map(order => order.number)).toEqual([number])
})
