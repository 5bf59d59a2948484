import type { PrintedLine, PrintedOrder } from '@shop/contracts/staff/orders/order-bulk'
import { aPrintedLine, aPrintedOrder } from '../../../../test/printed-order.ts'
import { notPicked, pickList } from './pick-list.ts'

const ordered = (number: string, ...lines: PrintedLine[]): PrintedOrder => aPrintedOrder({ number, lines })

test('items of one size are fetched together, with the orders that they are for', () => {
  const orders = [
    ordered('26-000002', aPrintedLine({ packable: 2 })),
    ordered('26-000001', aPrintedLine({ packable: 1 })),
  ]

  expect(pickList(orders)).toMatchObject([
    {
      count: 3,
      orders: [
        { number: '26-000001', count: 1 },
        { number: '26-000002', count: 2 },
      ],
    },
  ])
})

test('the list follows the shelf: by article, then by size as sizes grow', () => {
  const lines = [
    aPrintedLine({ article: 'SK-2001-BLK-R', size: '38 (M)' }),
    aPrintedLine({ article: 'DR-1042-BUR-R', size: '40 (L)' }),
    aPrintedLine({ article: 'DR-1042-BUR-L', size: '36 (S)' }),
    aPrintedLine({ article: 'DR-1042-BUR-R', size: '36 (S)' }),
  ]

  expect(pickList([ordered('26-000001', ...lines)]).map(({ article, size }) => `${article} ${size}`)).toEqual([
    'DR-1042-BUR-L 36 (S)',
    'DR-1042-BUR-R 36 (S)',
    'DR-1042-BUR-R 40 (L)',
    'SK-2001-BLK-R 38 (M)',
  ])
})

test('a size that stands in an order alone and in a look is fetched for that order once', () => {
  const lines = [aPrintedLine(), aPrintedLine({ bundle: 'LK-1', packable: 2 })]

  expect(pickList([ordered('26-000001', ...lines)])).toMatchObject([
    { count: 3, orders: [{ number: '26-000001', count: 3 }] },
  ])
})

test('what has not come or has left is not fetched, and an order without anything to fetch is named', () => {
  const waiting = ordered('26-000002', aPrintedLine({ packable: 0, awaited: 1 }))
  const orders = [waiting, ordered('26-000001', aPrintedLine(), aPrintedLine({ size: '40 (L)', packable: 0 }))]

  expect(pickList(orders)).toMatchObject([{ size: '38 (M)', count: 1 }])
  expect(notPicked(orders)).toEqual([waiting])
})
