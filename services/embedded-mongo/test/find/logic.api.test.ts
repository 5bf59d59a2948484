import { describeFilters } from '../shelf.ts'

describeFilters([
  [{ lines: { $not: { $elemMatch: { sku: 'x' } } } }, [2, 4, 5, 6, 8, 9, 10, 11, 'text']],
  [{ at: { $not: { $gt: new Date('2026-01-15') } } }, [1, 3, 4, 5, 6, 7, 9, 10, 11, 'text']],
  [{ $or: [{ sku: 'A' }, { price: 0 }] }, [1, 7]],
  [{ $and: [{ price: 100 }, { active: true }] }, [11]],
  [{ $or: [{ $and: [{ sku: 'A' }, { price: 100 }] }, { active: false }] }, [1, 5]],
  [{ sku: { $not: { $in: ['A', 'B'] } } }, [3, 4, 5, 6, 7, 8, 9, 10, 11, 'text']],
  [{ price: { $not: { $gt: 50 } } }, [3, 4, 6, 7, 8, 9]],
  [{ price: { $not: { $lt: 0, $gt: 50 } } }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'text']],
  [{ $and: [{ tags: 'new' }, { tags: 'sale' }] }, [1]],
  [{ $expr: { $gt: ['$price', 99] } }, [1, 5, 6, 10, 11, 'text']],
  [{ $expr: { $ne: ['$missing', null] } }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'text']],
  [{ $expr: { $gt: [{ $sum: '$lines.count' }, 3] } }, [1, 7]],
  [{ $expr: { $and: ['$active', { $lt: ['$price', 1000] }] } }, [4, 11]],
  [{ $expr: { $lt: ['$price', '$missing'] } }, []],
])
