import { describePipelines } from '../orders.ts'

describePipelines([
  [
    [
      { $sort: { _id: 1 } },
      { $addFields: { n: { $add: [1, 1] }, 'address.country': 'UA' } },
      { $limit: 2 },
      { $project: { at: 0, note: 0 } },
    ],
    [
      {
        _id: 1,
        customer: 'ada',
        status: 'paid',
        total: 100,
        lines: [
          { sku: 'A', count: 1, price: 60 },
          { sku: 'B', count: 2, price: 20 },
        ],
        address: { city: 'Київ', country: 'UA' },
        n: 2,
      },
      {
        _id: 2,
        customer: 'bob',
        status: 'new',
        total: 50,
        lines: [{ sku: 'A', count: 1, price: 50 }],
        address: { city: 'Львів', country: 'UA' },
        n: 2,
      },
    ],
  ],
  [
    [
      { $sort: { _id: 1 } },
      { $set: { total: '$$REMOVE', 'lines.seen': true } },
      { $limit: 2 },
      { $project: { at: 0, note: 0 } },
    ],
    [
      {
        _id: 1,
        customer: 'ada',
        status: 'paid',
        lines: [
          { sku: 'A', count: 1, price: 60, seen: true },
          { sku: 'B', count: 2, price: 20, seen: true },
        ],
        address: { city: 'Київ' },
      },
      {
        _id: 2,
        customer: 'bob',
        status: 'new',
        lines: [{ sku: 'A', count: 1, price: 50, seen: true }],
        address: { city: 'Львів' },
      },
    ],
  ],
  [
    [{ $sort: { _id: 1 } }, { $set: { a: { b: { c: '$status' } } } }, { $project: { a: 1 } }],
    [
      { _id: 1, a: { b: { c: 'paid' } } },
      { _id: 2, a: { b: { c: 'new' } } },
      { _id: 3, a: { b: { c: 'paid' } } },
      { _id: 4, a: { b: { c: 'new' } } },
      { _id: 5, a: { b: { c: 'void' } } },
      { _id: 6, a: { b: { c: 'paid' } } },
    ],
  ],
  [
    [{ $sort: { _id: 1 } }, { $set: { address: { zip: 5 } } }, { $project: { address: 1 } }],
    [
      { _id: 1, address: { city: 'Київ', zip: 5 } },
      { _id: 2, address: { city: 'Львів', zip: 5 } },
      { _id: 3, address: { zip: 5 } },
      { _id: 4, address: { zip: 5 } },
      { _id: 5, address: { zip: 5 } },
      { _id: 6, address: { city: null, zip: 5 } },
    ],
  ],
  [
    [{ $sort: { _id: 1 } }, { $unset: ['lines', 'address.city'] }],
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
    [{ $sort: { _id: 1 } }, { $unset: 'at' }],
    [
      {
        _id: 1,
        customer: 'ada',
        status: 'paid',
        total: 100,
        lines: [
          { sku: 'A', count: 1, price: 60 },
          { sku: 'B', count: 2, price: 20 },
        ],
        address: { city: 'Київ' },
      },
      {
        _id: 2,
        customer: 'bob',
        status: 'new',
        total: 50,
        lines: [{ sku: 'A', count: 1, price: 50 }],
        address: { city: 'Львів' },
      },
      { _id: 3, customer: 'ada', status: 'paid', total: 25, lines: [], note: null },
      { _id: 4, customer: null, status: 'new', total: null, lines: [{ sku: 'Z', count: 3 }] },
      { _id: 5, status: 'void', total: 'x', lines: 'none' },
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
    [{ $sort: { _id: 1 } }, { $set: { 'a.b': '$missing' } }, { $project: { a: 1 } }],
    [
      { _id: 1, a: {} },
      { _id: 2, a: {} },
      { _id: 3, a: {} },
      { _id: 4, a: {} },
      { _id: 5, a: {} },
      { _id: 6, a: {} },
    ],
  ],
  [
    [{ $sort: { _id: 1 } }, { $set: { lines: [] } }, { $project: { lines: 1 } }],
    [
      { _id: 1, lines: [] },
      { _id: 2, lines: [] },
      { _id: 3, lines: [] },
      { _id: 4, lines: [] },
      { _id: 5, lines: [] },
      { _id: 6, lines: [] },
    ],
  ],
  [[{ $sort: { _id: 1 } }, { $limit: 1 }, { $replaceRoot: { newRoot: '$address' } }], [{ city: 'Київ' }]],
  [
    [
      { $match: { address: { $exists: true } } },
      { $sort: { _id: 1 } },
      { $replaceRoot: { newRoot: { $mergeObjects: ['$address', { id: '$_id' }] } } },
    ],
    [
      { city: 'Київ', id: 1 },
      { city: 'Львів', id: 2 },
      { city: null, zip: ['1', '2'], id: 6 },
    ],
  ],
])
