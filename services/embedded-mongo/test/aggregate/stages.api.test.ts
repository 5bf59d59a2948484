import { describePipelines } from '../orders.ts'

describePipelines([
  [
    [{ $match: { status: 'paid' } }, { $sort: { _id: 1 } }],
    [
      {
        _id: 1,
        customer: 'ada',
        status: 'paid',
        total: 100,
        at: new Date('2026-03-28T23:30:00.000Z'),
        lines: [
          { sku: 'A', count: 1, price: 60 },
          { sku: 'B', count: 2, price: 20 },
        ],
        address: { city: 'Київ' },
      },
      {
        _id: 3,
        customer: 'ada',
        status: 'paid',
        total: 25,
        at: new Date('2026-06-01T21:00:00.123Z'),
        lines: [],
        note: null,
      },
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
    [{ $sort: { _id: 1 } }, { $skip: 1 }, { $limit: 2 }],
    [
      {
        _id: 2,
        customer: 'bob',
        status: 'new',
        total: 50,
        at: new Date('2026-03-29T00:30:00.000Z'),
        lines: [{ sku: 'A', count: 1, price: 50 }],
        address: { city: 'Львів' },
      },
      {
        _id: 3,
        customer: 'ada',
        status: 'paid',
        total: 25,
        at: new Date('2026-06-01T21:00:00.123Z'),
        lines: [],
        note: null,
      },
    ],
  ],
  [
    [{ $sort: { _id: 1 } }, { $limit: 2 }, { $skip: 1 }],
    [
      {
        _id: 2,
        customer: 'bob',
        status: 'new',
        total: 50,
        at: new Date('2026-03-29T00:30:00.000Z'),
        lines: [{ sku: 'A', count: 1, price: 50 }],
        address: { city: 'Львів' },
      },
    ],
  ],
  [[{ $count: 'n' }], [{ n: 6 }]],
  [
    [{ $match: { status: 'paid' } }, { $match: { total: { $gt: 50 } } }, { $sort: { _id: 1 } }],
    [
      {
        _id: 1,
        customer: 'ada',
        status: 'paid',
        total: 100,
        at: new Date('2026-03-28T23:30:00.000Z'),
        lines: [
          { sku: 'A', count: 1, price: 60 },
          { sku: 'B', count: 2, price: 20 },
        ],
        address: { city: 'Київ' },
      },
    ],
  ],
])
