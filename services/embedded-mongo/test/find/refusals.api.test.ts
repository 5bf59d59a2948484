import { refusalWith } from '../database.ts'
import { describeFilters } from '../shelf.ts'

describeFilters([
  [{ price: { $foo: 1 } }, refusalWith(2)],
  [{ $foo: 1 }, refusalWith(2)],
  [{ $or: [] }, refusalWith(2)],
  [{ $and: {} }, refusalWith(2)],
  [{ tags: { $size: -1 } }, refusalWith(2)],
  [{ tags: { $size: 'x' } }, refusalWith(2)],
  [{ price: { $in: 5 } }, refusalWith(2)],
  [{ price: { $gt: 1, foo: 2 } }, refusalWith(2)],
  [{ sku: { $regex: '(' } }, refusalWith(51091)],
  [{ sku: { $regex: 5 } }, refusalWith(2)],
  [{ sku: { $not: 5 } }, refusalWith(2)],
  [{ sku: { $not: {} } }, refusalWith(2)],
  [{ lines: { $elemMatch: 5 } }, refusalWith(2)],
  [{ price: { $type: 'foo' } }, refusalWith(2)],
  [{ price: { $ne: /x/ } }, refusalWith(2)],
  [{ price: { $gt: /x/ } }, refusalWith(2)],
  [{ sku: { $options: 'i' } }, refusalWith(2)],
  [{ $where: 'true' }, refusalWith(2)],
  [{ price: { $in: [{ $gt: 1 }] } }, refusalWith(2)],
  [{ $expr: { $foo: 1 } }, refusalWith(168)],
  [{ $expr: '$$nope' }, refusalWith(17276)],
  [{ tags: { $all: 'x' } }, refusalWith(2)],
])
