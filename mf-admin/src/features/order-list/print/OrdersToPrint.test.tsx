import { call } from '@shop/api-client/call'
import { type PrintedOrder, printOrdersEndpoint } from '@shop/contracts/staff/orders/order-bulk'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aPrintedLine, aPrintedOrder } from '../../../../test/printed-order.ts'
import { showPage } from '../../../../test/show-page.tsx'
import { PickListToPrint, SlipsToPrint } from './OrdersToPrint.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

function answer(...orders: PrintedOrder[]) {
  service.mockReset()
  service.mockResolvedValue({ orders })
}
const asked = () => service.mock.calls.find(([endpoint]) => endpoint === printOrdersEndpoint)?.[1]

test('each order has a slip of its own with what is packed now, and one press prints them', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const later = aPrintedLine({ article: 'CO-2014-IVO-R', packable: 0, awaited: 2, count: 2 })
  answer(aPrintedOrder({ note: 'Подзвоніть', lines: [aPrintedLine({ count: 2, packable: 2 }), later] }))
  showPage(<SlipsToPrint />, '/admin/orders/print/slips?orders=26-000042,26-000041')

  const slip = within(await screen.findByRole('article', { name: 'Замовлення 26-000042' }))
  expect(slip.getByRole('row', { name: 'Сукня на запах DR-1042-BUR-R Бордовий 160–167 38 (M) 2' })).toBeVisible()
  expect(slip.queryByText(/CO-2014/)).not.toBeInTheDocument()
  expect(slip.getByText('2 речі передзамовлення надійдуть пізніше')).toBeVisible()
  expect(slip.getByText('Подзвоніть')).toBeVisible()
  expect(asked()).toEqual({ body: { which: { by: 'numbers', numbers: ['26-000042', '26-000041'] } } })

  await userEvent.click(screen.getByRole('button', { name: 'Надрукувати' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('slip and pick list show what the size is scanned by', async () => {
  answer(aPrintedOrder({ lines: [aPrintedLine({ own_code: 'WRAP-38', barcode: '4006381333931' })] }))
  showPage(<SlipsToPrint />, '/admin/orders/print/slips?orders=26-000042')
  const size = '38 (M)код WRAP-38штрихкод 4006381333931'
  const slip = within(await screen.findByRole('article', { name: 'Замовлення 26-000042' }))
  expect(slip.getByText('38 (M)', { exact: false, selector: 'td' })).toHaveTextContent(size)

  showPage(<PickListToPrint />, '/admin/orders/print/pick-list?orders=26-000042')
  expect(await screen.findByText('4006381333931', { exact: false, selector: 'td:nth-child(4) *' })).toBeVisible()
})

test('the slip of an order that has left shows all that was bought', async () => {
  answer(aPrintedOrder({ order_status: 'shipped', lines: [aPrintedLine({ count: 3, packable: 0 })] }))
  showPage(<SlipsToPrint />, '/admin/orders/print/slips?orders=26-000042')

  expect(await screen.findByText('Разом 3 речі')).toBeVisible()
})

test.each([
  ['refunded', 'кошти повернено'],
  ['not_paid', 'не оплачено'],
] as const)('the slip of an order that is %s says so in place of the list', async (not_packed, text) => {
  answer(aPrintedOrder({ not_packed, lines: [aPrintedLine({ count: 4, packable: 0, sent: 0 })] }))
  showPage(<SlipsToPrint />, '/admin/orders/print/slips?orders=26-000042')

  const slip = within(await screen.findByRole('article', { name: 'Замовлення 26-000042' }))
  expect(slip.getByText(text)).toBeVisible()
  expect(slip.queryByRole('table')).not.toBeInTheDocument()
  expect(slip.queryByText(/DR-1042/)).not.toBeInTheDocument()
})

test('the slip of an order of which only some left shows what was sent', async () => {
  answer(aPrintedOrder({ order_status: 'shipped', lines: [aPrintedLine({ count: 3, packable: 0, sent: 2 })] }))
  showPage(<SlipsToPrint />, '/admin/orders/print/slips?orders=26-000042')

  expect(await screen.findByText('Разом 2 речі')).toBeVisible()
})

test('a slip of nothing but a pre-order that has not come lists nothing', async () => {
  answer(aPrintedOrder({ lines: [aPrintedLine({ packable: 0, awaited: 1 })] }))
  showPage(<SlipsToPrint />, '/admin/orders/print/slips?orders=26-000042')

  expect(await screen.findByText('чекає на передзамовлення')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('the pick list says of an order without money that it is not paid, or refunded', async () => {
  const line = aPrintedLine({ packable: 0 })
  answer(
    aPrintedOrder({ not_packed: 'refunded', lines: [line] }),
    aPrintedOrder({ number: '26-000043', order_status: 'awaiting_payment', not_packed: 'not_paid', lines: [line] }),
  )
  showPage(<PickListToPrint />, '/admin/orders/print/pick-list?orders=26-000042,26-000043')

  expect(await screen.findByText('26-000042: кошти повернено')).toBeVisible()
  expect(screen.getByText('26-000043: не оплачено')).toBeVisible()
})

test('the pick list names what is fetched for whom, and which orders are not on it and why', async () => {
  answer(
    aPrintedOrder({ lines: [aPrintedLine({ packable: 2 })] }),
    aPrintedOrder({ number: '26-000043', order_status: 'shipped', lines: [aPrintedLine({ packable: 0 })] }),
    aPrintedOrder({ number: '26-000044', lines: [aPrintedLine({ packable: 0, awaited: 1 })] }),
  )
  showPage(<PickListToPrint />, '/admin/orders/print/pick-list?tab=to_pack&sum_from=1000&count=3')

  expect(await screen.findByRole('row', { name: /^DR-1042-BUR-R .*2 26-000042 × 2$/ })).toBeVisible()
  expect(screen.getByText('26-000043: Відправлено')).toBeVisible()
  expect(screen.getByText('26-000044: чекає на передзамовлення')).toBeVisible()
  expect(asked()).toEqual({
    body: { which: { by: 'filter', filter: { tab: 'to_pack', sum_from: 1000 }, count: 3 } },
  })
})

test('an address that names no orders says so and asks nothing', async () => {
  answer()
  showPage(<SlipsToPrint />, '/admin/orders/print/slips?orders=1042')

  expect(await screen.findByText('Немає замовлень для друку')).toBeVisible()
  expect(asked()).toBeUndefined()
})
