import { describePipelines } from '../orders.ts'

describePipelines([
  [
    [{ $sort: { _id: 1 } }, { $unwind: '$lines' }, { $project: { lines: 1 } }],
    [
      { _id: 1, lines: { sku: 'A', count: 1, price: 60 } },
      { _id: 1, lines: { sku: 'B', count: 2, price: 20 } },
      { _id: 2, lines: { sku: 'A', count: 1, price: 50 } },
      { _id: 4, lines: { sku: 'Z', count: 3 } },
      { _id: 5, lines: 'none' },
    ],
  ],
  [
    [
      { $sort: { _id: 1 } },
      { $unwind: { path: '$lines', preserveNullAndEmptyArrays: true } },
      { $project: { lines: 1 } },
    ],
    [
      { _id: 1, lines: { sku: 'A', count: 1, price: 60 } },
      { _id: 1, lines: { sku: 'B', count: 2, price: 20 } },
      { _id: 2, lines: { sku: 'A', count: 1, price: 50 } },
      { _id: 3 },
      { _id: 4, lines: { sku: 'Z', count: 3 } },
      { _id: 5, lines: 'none' },
      { _id: 6 },
    ],
  ],
  [
    [
      { $sort: { _id: 1 } },
      { $unwind: { path: '$lines', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } },
      { $project: { lines: 1, i: 1 } },
    ],
    [
      { _id: 1, lines: { sku: 'A', count: 1, price: 60 }, i: 0 },
      { _id: 1, lines: { sku: 'B', count: 2, price: 20 }, i: 1 },
      { _id: 2, lines: { sku: 'A', count: 1, price: 50 }, i: 0 },
      { _id: 3, i: null },
      { _id: 4, lines: { sku: 'Z', count: 3 }, i: 0 },
      { _id: 5, lines: 'none', i: null },
      { _id: 6, i: null },
    ],
  ],
  [
    [{ $sort: { _id: 1 } }, { $unwind: '$address.zip' }, { $project: { address: 1 } }],
    [
      { _id: 6, address: { city: null, zip: '1' } },
      { _id: 6, address: { city: null, zip: '2' } },
    ],
  ],
  [[{ $unwind: '$missing' }], []],
  [
    [
      { $sort: { _id: 1 } },
      { $unwind: { path: '$tags', includeArrayIndex: 'at.i' } },
      { $project: { tags: 1, at: 1 } },
    ],
    [
      { _id: 6, tags: ['p'], at: { i: 0 } },
      { _id: 6, tags: 'q', at: { i: 1 } },
    ],
  ],
  [
    [
      { $sort: { _id: 1 } },
      { $lookup: { from: 'products', localField: 'lines.sku', foreignField: '_id', as: 'products' } },
      { $project: { 'products._id': 1 } },
    ],
    [
      { _id: 1, products: [{ _id: 'A' }, { _id: 'B' }] },
      { _id: 2, products: [{ _id: 'A' }] },
      { _id: 3, products: [] },
      { _id: 4, products: [] },
      { _id: 5, products: [] },
      { _id: 6, products: [] },
    ],
  ],
  [
    [
      { $sort: { _id: 1 } },
      { $lookup: { from: 'products', localField: 'customer', foreignField: 'title', as: 'j' } },
      { $project: { j: 1 } },
    ],
    [
      { _id: 1, j: [] },
      { _id: 2, j: [] },
      { _id: 3, j: [] },
      {
        _id: 4,
        j: [
          { _id: 'D', title: null },
          { _id: 'E', tags: null },
        ],
      },
      {
        _id: 5,
        j: [
          { _id: 'D', title: null },
          { _id: 'E', tags: null },
        ],
      },
      { _id: 6, j: [] },
    ],
  ],
  [
    [
      { $sort: { _id: 1 } },
      { $lookup: { from: 'none', localField: 'a', foreignField: 'b', as: 'j' } },
      { $project: { j: 1 } },
    ],
    [
      { _id: 1, j: [] },
      { _id: 2, j: [] },
      { _id: 3, j: [] },
      { _id: 4, j: [] },
      { _id: 5, j: [] },
      { _id: 6, j: [] },
    ],
  ],
  [
    [
      { $sort: { _id: 1 } },
      { $lookup: { from: 'products', localField: 'missing', foreignField: 'tags', as: 'j.k' } },
      { $project: { j: 1 } },
    ],
    [
      {
        _id: 1,
        j: {
          k: [
            { _id: 'D', title: null },
            { _id: 'E', tags: null },
          ],
        },
      },
      {
        _id: 2,
        j: {
          k: [
            { _id: 'D', title: null },
            { _id: 'E', tags: null },
          ],
        },
      },
      {
        _id: 3,
        j: {
          k: [
            { _id: 'D', title: null },
            { _id: 'E', tags: null },
          ],
        },
      },
      {
        _id: 4,
        j: {
          k: [
            { _id: 'D', title: null },
            { _id: 'E', tags: null },
          ],
        },
      },
      {
        _id: 5,
        j: {
          k: [
            { _id: 'D', title: null },
            { _id: 'E', tags: null },
          ],
        },
      },
      {
        _id: 6,
        j: {
          k: [
            { _id: 'D', title: null },
            { _id: 'E', tags: null },
          ],
        },
      },
    ],
  ],
  [
    [
      { $sort: { _id: 1 } },
      { $lookup: { from: 'products', localField: 'tags', foreignField: 'tags', as: 'j' } },
      { $project: { 'j._id': 1 } },
    ],
    [
      { _id: 1, j: [{ _id: 'D' }, { _id: 'E' }] },
      { _id: 2, j: [{ _id: 'D' }, { _id: 'E' }] },
      { _id: 3, j: [{ _id: 'D' }, { _id: 'E' }] },
      { _id: 4, j: [{ _id: 'D' }, { _id: 'E' }] },
      { _id: 5, j: [{ _id: 'D' }, { _id: 'E' }] },
      { _id: 6, j: [] },
    ],
  ],
])
