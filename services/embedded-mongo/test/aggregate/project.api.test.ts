import { describePipelines } from '../orders.ts'

describePipelines([
  [
    [{ $sort: { total: -1, _id: 1 } }, { $project: { total: 1 } }],
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
    [{ $sort: { _id: 1 } }, { $project: { _id: 0, status: 1 } }],
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
    [{ $sort: { _id: 1 } }, { $project: { lines: { sku: 1 } } }],
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
    [{ $sort: { _id: 1 } }, { $project: { lines: 0, at: 0 } }],
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
    [{ $sort: { _id: 1 } }, { $project: { 'lines.total': { $multiply: [2, 3] } } }],
    [
      { _id: 1, lines: [{ total: 6 }, { total: 6 }] },
      { _id: 2, lines: [{ total: 6 }] },
      { _id: 3, lines: [] },
      { _id: 4, lines: [{ total: 6 }] },
      { _id: 5, lines: { total: 6 } },
      { _id: 6, lines: { total: 6 } },
    ],
  ],
  [
    [{ $sort: { _id: 1 } }, { $project: { x: { y: '$status', z: { $literal: 1 } } } }],
    [
      { _id: 1, x: { y: 'paid', z: 1 } },
      { _id: 2, x: { y: 'new', z: 1 } },
      { _id: 3, x: { y: 'paid', z: 1 } },
      { _id: 4, x: { y: 'new', z: 1 } },
      { _id: 5, x: { y: 'void', z: 1 } },
      { _id: 6, x: { y: 'paid', z: 1 } },
    ],
  ],
  [
    [{ $sort: { _id: 1 } }, { $project: { lines: { total: '$total', sku: 1 } } }],
    [
      {
        _id: 1,
        lines: [
          { sku: 'A', total: 100 },
          { sku: 'B', total: 100 },
        ],
      },
      { _id: 2, lines: [{ sku: 'A', total: 50 }] },
      { _id: 3, lines: [] },
      { _id: 4, lines: [{ sku: 'Z', total: null }] },
      { _id: 5, lines: { total: 'x' } },
      { _id: 6, lines: { total: 7.5 } },
    ],
  ],
  [
    [{ $sort: { _id: 1 } }, { $project: { a: '$status', status: 1 } }],
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
    [{ $sort: { _id: 1 } }, { $project: { _id: '$status' } }],
    [{ _id: 'paid' }, { _id: 'new' }, { _id: 'paid' }, { _id: 'new' }, { _id: 'void' }, { _id: 'paid' }],
  ],
  [
    [{ $sort: { _id: 1 } }, { $project: { _id: { s: '$status' }, total: 1 } }],
    [
      { _id: { s: 'paid' }, total: 100 },
      { _id: { s: 'new' }, total: 50 },
      { _id: { s: 'paid' }, total: 25 },
      { _id: { s: 'new' }, total: null },
      { _id: { s: 'void' }, total: 'x' },
      { _id: { s: 'paid' }, total: 7.5 },
    ],
  ],
  [
    [
      {
        $facet: {
          n: [{ $count: 'n' }],
          top: [{ $sort: { _id: 1 } }, { $limit: 1 }, { $project: { status: 1 } }],
          none: [{ $match: { x: 1 } }],
        },
      },
    ],
    [{ n: [{ n: 6 }], top: [{ _id: 1, status: 'paid' }], none: [] }],
  ],
  [
    [{ $limit: 2 }, { $project: { at: 0, note: 0 } }],
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
    ],
  ],
  [
    [
      { $match: { status: { $in: ['paid', 'new'] } } },
      { $sort: { at: -1, _id: 1 } },
      { $limit: 3 },
      { $project: { at: 1 } },
    ],
    [
      { _id: 3, at: new Date('2026-06-01T21:00:00.123Z') },
      { _id: 2, at: new Date('2026-03-29T00:30:00.000Z') },
      { _id: 1, at: new Date('2026-03-28T23:30:00.000Z') },
    ],
  ],
  [
    [{ $match: { $expr: { $gt: ['$total', 40] }, status: 'paid' } }, { $sort: { _id: 1 } }, { $project: { _id: 1 } }],
    [{ _id: 1 }],
  ],
])
