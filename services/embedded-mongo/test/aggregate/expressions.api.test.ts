import { describeExpressions } from '../orders.ts'

describeExpressions([
  { of: '$total', each: [100, 50, 25, null, 'x', 7.5] },
  { of: '$lines.sku', each: [['A', 'B'], ['A'], [], ['Z'], undefined, undefined] },
  { of: '$address.city', each: ['Київ', 'Львів', undefined, undefined, undefined, null] },
  { of: '$address.zip', each: [undefined, undefined, undefined, undefined, undefined, ['1', '2']] },
  { of: '$tags', each: [undefined, undefined, undefined, undefined, undefined, [['p'], 'q']] },
  { of: '$missing', is: undefined },
  { of: '$lines.0.sku', each: [[], [], [], [], undefined, undefined] },
  { of: { $literal: '$x' }, is: '$x' },
  {
    of: ['$status', '$missing'],
    each: [
      ['paid', null],
      ['new', null],
      ['paid', null],
      ['new', null],
      ['void', null],
      ['paid', null],
    ],
  },
  {
    of: ['$customer', { $literal: 5 }, { s: '$missing' }],
    each: ['ada', 'bob', 'ada', null, null, 'cy'].map(withRest),
  },
  { of: { $gt: ['$total', 30] }, each: [true, true, false, false, true, false] },
  { of: { $lt: ['$total', 30] }, each: [false, false, true, true, false, true] },
  { of: { $ne: ['$customer', null] }, each: [true, true, true, false, true, true] },
  { of: { $ne: ['$missing', null] }, is: true },
  { of: { $lte: ['$missing', '$other'] }, is: true },
  { of: { $lte: ['$total', 50] }, each: [false, true, true, true, false, true] },
  { of: { $and: ['$total', '$customer'] }, each: [true, true, true, false, false, true] },
  { of: { $and: [] }, is: true },
  { of: { $add: [1, 2, 3] }, is: 6 },
  { of: { $add: ['$missing', 1] }, is: null },
  { of: { $sum: '$lines.count' }, each: [3, 1, 0, 3, 0, 0] },
  { of: { $sum: '$total' }, each: [100, 50, 25, 0, 0, 7.5] },
  { of: { $sum: '$missing' }, is: 0 },
  { of: { $sum: 5 }, is: 5 },
  { of: { $size: [['a', 'b']] }, is: 2 },
  { of: { $size: { $filter: { input: [1, 2, 3], as: 'n', cond: { $gt: ['$$n', 1] } } } }, is: 2 },
  { of: { $filter: { input: [1, 2, 3], as: 'n', cond: { $gt: ['$$n', 1] } } }, is: [2, 3] },
  { of: { $filter: { input: '$missing', as: 'n', cond: true } }, is: null },
  { of: { $map: { input: [1, 2], as: 'n', in: { $add: ['$$n', 1] } } }, is: [2, 3] },
  { of: { $map: { input: [{ a: 1 }, {}], as: 'one', in: '$$one.a' } }, is: [1, null] },
  { of: { $map: { input: '$missing', as: 'n', in: 1 } }, is: null },
  {
    of: { $sum: { $map: { input: [{ n: 1 }, { n: 2 }], as: 'one', in: { $add: ['$$one.n', '$_id'] } } } },
    each: [5, 7, 9, 11, 13, 15],
  },
])

function withRest(customer: string | null): unknown[] {
  return [customer, 5, {}]
}
