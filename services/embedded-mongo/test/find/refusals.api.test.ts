import { refused } from '../database.ts'
import { describeFilters } from '../shelf.ts'

describeFilters([
  [{ price: { $foo: 1 } }, refused(2)],
  [{ $foo: 1 }, refused(2)],
  [{ $or: [] }, refused(2)],
  [{ $and: {} }, refused(2)],
  [{ tags: { $size: -1 } }, refused(2)],
  [{ tags: { $size: 'x' } }, refused(2)],
  [{ price: { $in: 5 } }, refused(2)],
  [{ price: { $gt: 1, foo: 2 } }, refused(2)],
  [{ sku: { $regex: '(' } }, refused(51091)],
  [{ sku: { $regex: 5 } }, refused(2)],
  [{ sku: { $not: 5 } }, refused(2)],
  [{ sku: { $not: {} } }, refused(2)],
  [{ lines: { $elemMatch: 5 } }, refused(2)],
  [{ price: { $type: 'foo' } }, refused(2)],
  [{ price: { $ne: /x/ } }, refused(2)],
  [{ price: { $gt: /x/ } }, refused(2)],
  [{ sku: { $options: 'i' } }, refused(2)],
  [{ $where: 'true' }, refused(2)],
  [{ price: { $in: [{ $gt: 1 }] } }, refused(2)],
  [{ $expr: { $foo: 1 } }, refused(168)],
  [{ $expr: '$$nope' }, refused(17276)],
  [{ tags: { $all: 'x' } }, refused(2)],
])
