import { namesInOrder } from './names-in-order.ts'

test.each([
  [
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
  ],
  [['a', 'b', 'c'], ['c'], ['c', 'a', 'b']],
  [
    ['a', 'b'],
    ['gone', 'b', 'a'],
    ['b', 'a'],
  ],
  [
    ['a', 'b'],
    ['b', 'b', 'a'],
    ['b', 'a'],
  ],
  [[], ['a'], []],
])('%j ordered as %j is %j', (known, wanted, ordered) => {
  expect(namesInOrder(known, wanted)).toEqual(ordered)
})
