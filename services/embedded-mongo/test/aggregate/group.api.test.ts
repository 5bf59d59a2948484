import { describePipelines } from '../orders.ts'

describePipelines([
  [
    [{ $group: { _id: '$status', n: { $sum: 1 }, total: { $sum: '$total' } } }],
    [
      { _id: 'new', n: 2, total: 50 },
      { _id: 'paid', n: 3, total: 132.5 },
      { _id: 'void', n: 1, total: 0 },
    ],
  ],
  [
    [
      { $match: { customer: { $exists: true } } },
      { $group: { _id: { status: '$status', customer: '$customer' } } },
      { $replaceRoot: { newRoot: '$_id' } },
    ],
    [
      { status: 'paid', customer: 'ada' },
      { status: 'new', customer: 'bob' },
      { status: 'new', customer: null },
      { status: 'paid', customer: 'cy' },
    ],
  ],
  [
    [{ $group: { _id: { s: '$status' }, n: { $sum: 1 } } }, { $project: { _id: 0, status: '$_id.s', n: 1 } }],
    [
      { n: 2, status: 'new' },
      { n: 3, status: 'paid' },
      { n: 1, status: 'void' },
    ],
  ],
  [[{ $group: { _id: null, n: { $sum: 1 } } }], [{ _id: null, n: 6 }]],
  [
    [{ $group: { _id: '$customer', n: { $sum: 1 } } }],
    [
      { _id: null, n: 2 },
      { _id: 'ada', n: 2 },
      { _id: 'bob', n: 1 },
      { _id: 'cy', n: 1 },
    ],
  ],
  [[{ $group: { _id: '$missing', n: { $sum: '$total' } } }], [{ _id: null, n: 182.5 }]],
  [[{ $match: { status: 'none' } }, { $group: { _id: null, n: { $sum: 1 } } }], []],
  [[{ $match: { status: 'paid' } }, { $limit: 2 }, { $group: { _id: 1, n: { $sum: 1 } } }], [{ _id: 1, n: 2 }]],
  [
    [{ $match: { total: { $type: 'number' } } }, { $group: { _id: 1, n: { $sum: { $add: ['$total', 1] } } } }],
    [{ _id: 1, n: 186.5 }],
  ],
  [
    [{ $group: { _id: '$status', n: { $sum: 1 } } }, { $match: { n: { $gt: 1 } } }],
    [
      { _id: 'new', n: 2 },
      { _id: 'paid', n: 3 },
    ],
  ],
])
