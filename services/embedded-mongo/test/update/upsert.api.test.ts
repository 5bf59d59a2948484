import { refusalWith } from '../database.ts'
import { describeUpserts } from './updates.ts'

describeUpserts([
  { filter: { _id: 9 }, update: { $set: { a: 1 } }, gives: { _id: 9, a: 1 } },
  { filter: { _id: 9, sku: 'A', n: { $gt: 5 } }, update: { $set: { a: 1 } }, gives: { _id: 9, sku: 'A', a: 1 } },
  {
    filter: { _id: 9, $and: [{ a: 1 }, { 'b.c': 2 }] },
    update: { $set: { d: 1 } },
    gives: { _id: 9, a: 1, b: { c: 2 }, d: 1 },
  },
  { filter: { _id: 9, a: 1 }, update: { b: 2 }, gives: { _id: 9, b: 2 } },
  { filter: { _id: 9 }, update: { _id: 10, b: 2 }, gives: refusalWith(66) },
  { filter: { _id: 9 }, update: { $setOnInsert: { x: 1 }, $set: { y: 2 } }, gives: { _id: 9, x: 1, y: 2 } },
  { filter: { _id: 9, a: 1 }, update: { $set: { a: 2 } }, gives: { _id: 9, a: 2 } },
  { filter: { _id: 9, a: 1 }, update: { $inc: { a: 2 } }, gives: { _id: 9, a: 3 } },
  { filter: { _id: 9, 'a.b': 1 }, update: { $set: { 'a.c': 2 } }, gives: { _id: 9, a: { b: 1, c: 2 } } },
  { filter: { _id: 9, tags: 'x' }, update: { $push: { tags: 'y' } }, gives: refusalWith(2) },
  { filter: { _id: 9 }, update: { $push: { tags: 'y' } }, gives: { _id: 9, tags: ['y'] } },
  { filter: { _id: 9 }, update: { $addToSet: { tags: { $each: ['y', 'y'] } } }, gives: { _id: 9, tags: ['y'] } },
  { filter: { _id: 9 }, update: { $unset: { q: 1 } }, gives: { _id: 9 } },
  { filter: { _id: 9 }, update: { $pull: { q: 1 } }, gives: { _id: 9 } },
  { filter: { _id: 9, lines: { $elemMatch: { sku: 1 } } }, update: { $set: { a: 1 } }, gives: { _id: 9, a: 1 } },
  { filter: { _id: 9, a: null }, update: { $set: { b: 1 } }, gives: { _id: 9, a: null, b: 1 } },
  { filter: { _id: 9, a: { $in: [5] } }, update: { $set: { b: 1 } }, gives: { _id: 9, a: 5, b: 1 } },
  { filter: { _id: 9, $or: [{ a: 1 }] }, update: { $set: { b: 1 } }, gives: { _id: 9, a: 1, b: 1 } },
  { filter: { _id: 9, a: /x/ }, update: { $set: { b: 1 } }, gives: { _id: 9, b: 1 } },
  { filter: { _id: 9, a: { b: 1 } }, update: { $set: { 'a.c': 1 } }, gives: { _id: 9, a: { b: 1, c: 1 } } },
  { filter: { _id: { $gt: 100 }, k: 1 }, update: { $set: { _id: 9 } }, gives: { _id: 9, k: 1 } },
  { filter: { _id: 9, a: { $ne: 1 } }, update: { $max: { m: 4 } }, gives: { _id: 9, m: 4 } },
  { filter: { _id: 9, 'lines.sku': 'x' }, update: { $set: { 'lines.$.count': 1 } }, gives: refusalWith(2) },
  { filter: { _id: 9 }, update: {}, gives: { _id: 9 } },
  { filter: { _id: 9, a: { $all: ['x'] } }, update: { $set: { b: 1 } }, gives: { _id: 9, a: 'x', b: 1 } },
])
