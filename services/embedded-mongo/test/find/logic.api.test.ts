import { describeFilters } from '../shelf.ts'

describeFilters([
  [{ lines: { $not: { $elemMatch: { sku: 'x' } } } }, [2, 4, 5, 6, 8, 9, 10, 11, 'text']],
  [{ lines: { $elemMatch: { $or: [{ sku: 'y' }, { sku: 'z' }] } } }, [1, 5]],
  [{ at: { $not: { $gt: new Date('2026-01-15') } } }, [1, 3, 4, 5, 6, 7, 9, 10, 11, 'text']],
  [{ note: { $not: /dress/ } }, [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 'text']],
  [{ $or: [{ sku: 'A' }, { price: 0 }] }, [1, 7]],
  [{ $and: [{ price: 100 }, { active: true }] }, [11]],
  [{ $nor: [{ price: 100 }, { tags: 'new' }] }, [2, 3, 5, 6, 7, 8, 9, 10, 'text']],
  [{ $or: [{ $and: [{ sku: 'A' }, { price: 100 }] }, { active: false }] }, [1, 5]],
  [{ sku: { $not: { $in: ['A', 'B'] } } }, [3, 4, 5, 6, 7, 8, 9, 10, 11, 'text']],
  [{ price: { $not: { $gt: 50 } } }, [3, 4, 6, 7, 8, 9]],
  [{ price: { $not: { $lt: 0, $gt: 50 } } }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'text']],
  [{ $and: [{ tags: 'new' }, { tags: 'sale' }] }, [1]],
  [{ $expr: { $gt: ['$price', 99] } }, [1, 5, 6, 10, 11, 'text']],
  [{ $expr: { $eq: ['$size.name', 'S'] } }, [1, 4]],
  [{ $expr: { $eq: ['$missing', null] } }, []],
  [{ $expr: { $gt: [{ $size: { $ifNull: ['$lines', []] } }, 1] } }, [1, 7]],
  [{ $expr: { $and: ['$active', { $lt: ['$price', 1000] }] } }, [4, 11]],
  [{ $expr: { $in: ['new', { $cond: [{ $isArray: '$tags' }, '$tags', []] }] } }, [1]],
  [{ $expr: { $lt: ['$price', '$missing'] } }, []],
])
