import { refusalWith } from '../database.ts'
import { describeProjections } from '../shelf.ts'

/** Of the things 1 and 9. */
describeProjections([
  [
    { sku: 1 },
    [
      { _id: 1, sku: 'A' },
      { _id: 9, sku: 'I' },
    ],
  ],
  [{ sku: 1, _id: 0 }, [{ sku: 'A' }, { sku: 'I' }]],
  [
    { sku: 0 },
    [
      {
        _id: 1,
        price: 100,
        tags: ['new', 'sale'],
        size: { name: 'S', rank: 1 },
        at: new Date('2026-01-01'),
        lines: [
          { sku: 'x', count: 1 },
          { sku: 'y', count: 5 },
        ],
      },
      { _id: 9, price: Number.NaN, deep: { a: [1, 2] }, mixed: [1, 'one', null, { a: 1 }] },
    ],
  ],
  [
    { _id: 0 },
    [
      {
        sku: 'A',
        price: 100,
        tags: ['new', 'sale'],
        size: { name: 'S', rank: 1 },
        at: new Date('2026-01-01'),
        lines: [
          { sku: 'x', count: 1 },
          { sku: 'y', count: 5 },
        ],
      },
      { sku: 'I', price: Number.NaN, deep: { a: [1, 2] }, mixed: [1, 'one', null, { a: 1 }] },
    ],
  ],
  [{ _id: 1 }, [{ _id: 1 }, { _id: 9 }]],
  [{ 'size.name': 1 }, [{ _id: 1, size: { name: 'S' } }, { _id: 9 }]],
  [
    { 'size.name': 0 },
    [
      {
        _id: 1,
        sku: 'A',
        price: 100,
        tags: ['new', 'sale'],
        size: { rank: 1 },
        at: new Date('2026-01-01'),
        lines: [
          { sku: 'x', count: 1 },
          { sku: 'y', count: 5 },
        ],
      },
      { _id: 9, sku: 'I', price: Number.NaN, deep: { a: [1, 2] }, mixed: [1, 'one', null, { a: 1 }] },
    ],
  ],
  [{ 'lines.sku': 1 }, [{ _id: 1, lines: [{ sku: 'x' }, { sku: 'y' }] }, { _id: 9 }]],
  [
    { 'lines.sku': 0 },
    [
      {
        _id: 1,
        sku: 'A',
        price: 100,
        tags: ['new', 'sale'],
        size: { name: 'S', rank: 1 },
        at: new Date('2026-01-01'),
        lines: [{ count: 1 }, { count: 5 }],
      },
      { _id: 9, sku: 'I', price: Number.NaN, deep: { a: [1, 2] }, mixed: [1, 'one', null, { a: 1 }] },
    ],
  ],
  [{ size: { name: 1 } }, [{ _id: 1, size: { name: 'S' } }, { _id: 9 }]],
  [{ 'deep.a.b': 1 }, [{ _id: 1 }, { _id: 9, deep: { a: [] } }]],
  [
    { 'deep.a.b': 0 },
    [
      {
        _id: 1,
        sku: 'A',
        price: 100,
        tags: ['new', 'sale'],
        size: { name: 'S', rank: 1 },
        at: new Date('2026-01-01'),
        lines: [
          { sku: 'x', count: 1 },
          { sku: 'y', count: 5 },
        ],
      },
      { _id: 9, sku: 'I', price: Number.NaN, deep: { a: [1, 2] }, mixed: [1, 'one', null, { a: 1 }] },
    ],
  ],
  [{ 'grid.x': 1 }, [{ _id: 1 }, { _id: 9 }]],
  [{ 'mixed.a': 1 }, [{ _id: 1 }, { _id: 9, mixed: [{ a: 1 }] }]],
  [
    { 'mixed.a': 0 },
    [
      {
        _id: 1,
        sku: 'A',
        price: 100,
        tags: ['new', 'sale'],
        size: { name: 'S', rank: 1 },
        at: new Date('2026-01-01'),
        lines: [
          { sku: 'x', count: 1 },
          { sku: 'y', count: 5 },
        ],
      },
      { _id: 9, sku: 'I', price: Number.NaN, deep: { a: [1, 2] }, mixed: [1, 'one', null, {}] },
    ],
  ],
  [
    { sku: true, price: true },
    [
      { _id: 1, sku: 'A', price: 100 },
      { _id: 9, sku: 'I', price: Number.NaN },
    ],
  ],
  [{ sku: 1, price: 0 }, refusalWith(31254)],
  [{ price: 0, sku: 1 }, refusalWith(31254)],
  [
    { total: { $add: [{ $literal: 1 }, 2] } },
    [
      { _id: 1, total: 3 },
      { _id: 9, total: 3 },
    ],
  ],
  [
    { sku: 1, copy: '$sku' },
    [
      { _id: 1, sku: 'A', copy: 'A' },
      { _id: 9, sku: 'I', copy: 'I' },
    ],
  ],
  [{ 'a.b': 1, a: 1 }, refusalWith(31250)],
  [{ missing: 1 }, [{ _id: 1 }, { _id: 9 }]],
  [
    { _id: 0, sku: 0 },
    [
      {
        price: 100,
        tags: ['new', 'sale'],
        size: { name: 'S', rank: 1 },
        at: new Date('2026-01-01'),
        lines: [
          { sku: 'x', count: 1 },
          { sku: 'y', count: 5 },
        ],
      },
      { price: Number.NaN, deep: { a: [1, 2] }, mixed: [1, 'one', null, { a: 1 }] },
    ],
  ],
  [
    { sku: 0, _id: 1 },
    [
      {
        _id: 1,
        price: 100,
        tags: ['new', 'sale'],
        size: { name: 'S', rank: 1 },
        at: new Date('2026-01-01'),
        lines: [
          { sku: 'x', count: 1 },
          { sku: 'y', count: 5 },
        ],
      },
      { _id: 9, price: Number.NaN, deep: { a: [1, 2] }, mixed: [1, 'one', null, { a: 1 }] },
    ],
  ],
  [{ x: { $foo: 1 } }, refusalWith(168)],
])
