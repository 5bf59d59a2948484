import { describePipelines } from '../orders.ts'

describePipelines([
  [
    [
      {
        $group: {
          _id: '$status',
          n: { $sum: 1 },
          total: { $sum: '$total' },
          avg: { $avg: '$total' },
          min: { $min: '$total' },
          max: { $max: '$total' },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'new', n: 2, total: 50, avg: 50, min: 50, max: 50 },
      { _id: 'paid', n: 3, total: 132.5, avg: 44.166666666666664, min: 7.5, max: 100 },
      { _id: 'void', n: 1, total: 0, avg: null, min: 'x', max: 'x' },
    ],
  ],
  [
    [
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: '$status',
          first: { $first: '$customer' },
          last: { $last: '$missing' },
          all: { $push: '$customer' },
          c: { $count: {} },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'new', first: 'bob', last: null, all: ['bob', null], c: 2 },
      { _id: 'paid', first: 'ada', last: null, all: ['ada', 'ada', 'cy'], c: 3 },
      { _id: 'void', first: null, last: null, all: [], c: 1 },
    ],
  ],
  [[{ $group: { _id: null, n: { $sum: 1 } } }], [{ _id: null, n: 6 }]],
  [
    [{ $group: { _id: '$customer', n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    [
      { _id: null, n: 2 },
      { _id: 'ada', n: 2 },
      { _id: 'bob', n: 1 },
      { _id: 'cy', n: 1 },
    ],
  ],
  [[{ $group: { _id: '$missing', n: { $sum: '$total' } } }], [{ _id: null, n: 182.5 }]],
  [[{ $match: { status: 'none' } }, { $group: { _id: null, n: { $sum: 1 } } }], []],
  [
    [{ $match: { total: { $type: 'number' } } }, { $group: { _id: 1, n: { $sum: { $multiply: ['$total', 2] } } } }],
    [{ _id: 1, n: 365 }],
  ],
  [
    [{ $group: { _id: '$status', lines: { $push: { sku: '$missing', t: '$total' } } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'new', lines: [{ t: 50 }, { t: null }] },
      { _id: 'paid', lines: [{ t: 100 }, { t: 25 }, { t: 7.5 }] },
      { _id: 'void', lines: [{ t: 'x' }] },
    ],
  ],
])
