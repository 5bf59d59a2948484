import { describePipelines } from '../orders.ts'

describePipelines([
  [
    [
      { $match: { _id: 1 } },
      { $addFields: { n: { $add: [1, 1] }, total: '$missing', names: ['$customer', { $literal: '$x' }] } },
      { $project: { at: 0, lines: 0 } },
    ],
    [{ _id: 1, customer: 'ada', status: 'paid', address: { city: 'Київ' }, n: 2, names: ['ada', '$x'] }],
  ],
  [
    [
      { $match: { _id: 1 } },
      { $addFields: { status: '$total', total: '$status' } },
      { $project: { status: 1, total: 1 } },
    ],
    [{ _id: 1, status: 100, total: 'paid' }],
  ],
  [
    [{ $addFields: { lines: [] } }, { $project: { lines: 1 } }],
    [
      { _id: 1, lines: [] },
      { _id: 2, lines: [] },
      { _id: 3, lines: [] },
      { _id: 4, lines: [] },
      { _id: 5, lines: [] },
      { _id: 6, lines: [] },
    ],
  ],
  [
    [{ $unset: ['lines', 'address.city'] }],
    [
      { _id: 1, customer: 'ada', status: 'paid', total: 100, at: new Date('2026-03-28T23:30:00.000Z'), address: {} },
      { _id: 2, customer: 'bob', status: 'new', total: 50, at: new Date('2026-03-29T00:30:00.000Z'), address: {} },
      { _id: 3, customer: 'ada', status: 'paid', total: 25, at: new Date('2026-06-01T21:00:00.123Z'), note: null },
      { _id: 4, customer: null, status: 'new', total: null, at: null },
      { _id: 5, status: 'void', total: 'x' },
      { _id: 6, customer: 'cy', status: 'paid', total: 7.5, tags: [['p'], 'q'], address: { zip: ['1', '2'] } },
    ],
  ],
  [
    [{ $match: { _id: 4 } }, { $unset: 'at' }],
    [{ _id: 4, customer: null, status: 'new', total: null, lines: [{ sku: 'Z', count: 3 }] }],
  ],
  [[{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: '$address' } }], [{ city: 'Київ' }]],
])
