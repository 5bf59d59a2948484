import { describePipelines } from '../orders.ts'

describePipelines([
  [
    [
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
    [{ $lookup: { from: 'products', localField: 'customer', foreignField: 'title', as: 'j' } }, { $project: { j: 1 } }],
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
    [{ $lookup: { from: 'none', localField: 'a', foreignField: 'b', as: 'j' } }, { $project: { j: 1 } }],
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
      { $match: { _id: 1 } },
      { $project: { wanted: { $literal: ['A', 'C'] } } },
      { $lookup: { from: 'products', localField: 'wanted', foreignField: '_id', as: 'j' } },
      { $project: { j: { title: 1 } } },
    ],
    [{ _id: 1, j: [{ title: 'Сукня' }, { title: 'coat' }] }],
  ],
  [
    [
      { $match: { _id: 1 } },
      { $lookup: { from: 'products', localField: 'absent', foreignField: 'absent', as: 'all' } },
      { $project: { 'all._id': 1 } },
    ],
    [{ _id: 1, all: [{ _id: 'A' }, { _id: 'B' }, { _id: 'C' }, { _id: 'D' }, { _id: 'E' }] }],
  ],
  [
    [
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
