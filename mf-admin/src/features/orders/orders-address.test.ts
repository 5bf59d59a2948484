import { type OrdersAddress, readOrdersAddress, withQuestion, writeOrdersAddress } from './orders-address.ts'

const read = (text: string) => readOrdersAddress(new URLSearchParams(text))
const plain: OrdersAddress = { search: '', paid: 'all', needs: 'all', page: 1, order: null }

test('a link to a search shows a colleague the same orders', () => {
  const address: OrdersAddress = { search: 'Коваль', paid: 'yes', needs: 'person', page: 3, order: '26-000042' }
  expect(read(writeOrdersAddress(address).toString())).toEqual(address)
})

test('the plain list has a plain address', () => {
  expect(writeOrdersAddress(plain).toString()).toBe('')
})

test.each([
  'paid=maybe',
  'needs=love',
  'page=0',
  'page=-2',
  'page=x',
  'page=99999',
  'order=1',
  'order=26-000042-secret',
])('what nobody could have meant is left out: %s', text => expect(read(text)).toEqual(plain))

test('another question begins at its first page, with no order open', () => {
  const address: OrdersAddress = { search: 'Коваль', paid: 'all', needs: 'packing', page: 3, order: '26-000042' }
  expect(withQuestion(address, { paid: 'no' })).toEqual({ ...plain, search: 'Коваль', needs: 'packing', paid: 'no' })
})
