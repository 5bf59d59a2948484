import { describePipelines } from '../orders.ts'

describePipelines([
  [
    [{ $project: { total: 1 } }],
    [
      { _id: 5, total: 'x' },
      { _id: 1, total: 100 },
      { _id: 2, total: 50 },
      { _id: 3, total: 25 },
      { _id: 6, total: 7.5 },
      { _id: 4, total: null },
    ],
  ],
  [
    [{ $project: { _id: 0, status: 1 } }],
    [
      { status: 'paid' },
      { status: 'new' },
      { status: 'paid' },
      { status: 'new' },
      { status: 'void' },
      { status: 'paid' },
    ],
  ],
  [
    [{ $project: { lines: { sku: 1 } } }],
    [
      { _id: 1, lines: [{ sku: 'A' }, { sku: 'B' }] },
      { _id: 2, lines: [{ sku: 'A' }] },
      { _id: 3, lines: [] },
      { _id: 4, lines: [{ sku: 'Z' }] },
      { _id: 5 },
      { _id: 6 },
    ],
  ],
  [
    [{ $project: { lines: 0, at: 0 } }],
    [
      { _id: 1, customer: 'ada', status: 'paid', total: 100, address: { city: 'Київ' } },
      { _id: 2, customer: 'bob', status: 'new', total: 50, address: { city: 'Львів' } },
      { _id: 3, customer: 'ada', status: 'paid', total: 25, note: null },
      { _id: 4, customer: null, status: 'new', total: null },
      { _id: 5, status: 'void', total: 'x' },
      {
        _id: 6,
        customer: 'cy',
        status: 'paid',
        total: 7.5,
        tags: [['p'], 'q'],
        address: { city: null, zip: ['1', '2'] },
      },
    ],
  ],
  [
    [{ $project: { a: '$status', status: 1 } }],
    [
      { _id: 1, status: 'paid', a: 'paid' },
      { _id: 2, status: 'new', a: 'new' },
      { _id: 3, status: 'paid', a: 'paid' },
      { _id: 4, status: 'new', a: 'new' },
      { _id: 5, status: 'void', a: 'void' },
      { _id: 6, status: 'paid', a: 'paid' },
    ],
  ],
  [
    [{ $project: { _id: '$status' } }],
    [{ _id: 'paid' }, { _id: 'new' }, { _id: 'paid' }, { _id: 'new' }, { _id: 'void' }, { _id: 'paid' }],
  ],
  [[{ $match: { $expr: { $gt: ['$total', 40] }, status: 'paid' } }, { $project: { _id: 1 } }], [{ _id: 1 }]],
])
