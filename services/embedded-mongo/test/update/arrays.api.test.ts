import { refusalWith } from '../database.ts'
import { describeUpdates, unchanged } from './updates.ts'

describeUpdates([
  { update: { $push: { tags: 'c' } }, gives: { tags: ['a', 'b', 'a', 'c'] } },
  { update: { $push: { missing: 'c' } }, gives: { missing: ['c'] } },
  { update: { $push: { n: 'c' } }, gives: refusalWith(2) },
  { update: { $push: { nul: 'c' } }, gives: refusalWith(2) },
  { update: { $push: { tags: ['c', 'd'] } }, gives: { tags: ['a', 'b', 'a', ['c', 'd']] } },
  { update: { $push: { tags: { $each: ['c', 'd'] } } }, gives: { tags: ['a', 'b', 'a', 'c', 'd'] } },
  { update: { $push: { tags: { $each: ['c'], $slice: -2 } } }, gives: { tags: ['a', 'c'] } },
  { update: { $push: { tags: { $each: 'c' } } }, gives: refusalWith(2) },
  { update: { $push: { tags: { $each: ['c'], $foo: 1 } } }, gives: refusalWith(2) },
  { update: { $push: { 'o.list': 1 } }, gives: { o: { x: 1, y: { z: 2 }, list: [1] } } },
  {
    update: { $push: { 'lines.1.holds': { id: 2 } } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [{ id: 1 }] },
        { sku: 'y', count: 2, holds: [{ id: 2 }] },
        { sku: 'x', count: 3 },
      ],
    },
  },
  { update: { $push: { tags: { $slice: 1 } } }, gives: { tags: ['a', 'b', 'a', { $slice: 1 }] } },
  { update: { $push: { tags: { $each: ['c'], $slice: 'x' } } }, gives: refusalWith(2) },
  { update: { $addToSet: { tags: 'a' } }, gives: unchanged },
  { update: { $addToSet: { tags: 'c' } }, gives: { tags: ['a', 'b', 'a', 'c'] } },
  { update: { $addToSet: { tags: { $each: ['a', 'c', 'c', 'd'] } } }, gives: { tags: ['a', 'b', 'a', 'c', 'd'] } },
  { update: { $addToSet: { missing: 'c' } }, gives: { missing: ['c'] } },
  { update: { $addToSet: { n: 1 } }, gives: refusalWith(2) },
  { update: { $addToSet: { lines: { sku: 'y', count: 2, holds: [] } } }, gives: unchanged },
  {
    update: { $addToSet: { lines: { count: 2, sku: 'y', holds: [] } } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [{ id: 1 }] },
        { sku: 'y', count: 2, holds: [] },
        { sku: 'x', count: 3 },
        { count: 2, sku: 'y', holds: [] },
      ],
    },
  },
  { update: { $addToSet: { tags: { $each: 'x' } } }, gives: refusalWith(14) },
  { update: { $addToSet: { tags: ['a'] } }, gives: { tags: ['a', 'b', 'a', ['a']] } },
  { update: { $addToSet: { tags: { $each: ['q'], $slice: 1 } } }, gives: refusalWith(2) },
  { update: { $pull: { tags: 'a' } }, gives: { tags: ['b'] } },
  { update: { $pull: { tags: 'zzz' } }, gives: unchanged },
  { update: { $pull: { tags: { $in: ['a', 'b'] } } }, gives: { tags: [] } },
  { update: { $pull: { nums: { $gte: 2 } } }, gives: { nums: [1] } },
  { update: { $pull: { lines: { sku: 'x' } } }, gives: { lines: [{ sku: 'y', count: 2, holds: [] }] } },
  {
    update: { $pull: { lines: { sku: 'x', count: { $gt: 1 } } } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [{ id: 1 }] },
        { sku: 'y', count: 2, holds: [] },
      ],
    },
  },
  {
    update: { $pull: { lines: { sku: 'x', count: 1, holds: [{ id: 1 }] } } },
    gives: {
      lines: [
        { sku: 'y', count: 2, holds: [] },
        { sku: 'x', count: 3 },
      ],
    },
  },
  { update: { $pull: { n: 1 } }, gives: refusalWith(2) },
  { update: { $pull: { missing: 1 } }, gives: unchanged },
  { update: { $pull: { tags: { $ne: 'a' } } }, gives: { tags: ['a', 'a'] } },
  {
    update: { $pull: { 'lines.0.holds': { id: 1 } } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [] },
        { sku: 'y', count: 2, holds: [] },
        { sku: 'x', count: 3 },
      ],
    },
  },
  {
    update: { $pull: { lines: { holds: { $size: 0 } } } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [{ id: 1 }] },
        { sku: 'x', count: 3 },
      ],
    },
  },
  {
    update: { $pull: { lines: { 'holds.id': 1 } } },
    gives: {
      lines: [
        { sku: 'y', count: 2, holds: [] },
        { sku: 'x', count: 3 },
      ],
    },
  },
  { update: { $pull: { nums: { $not: { $gt: 1 } } } }, gives: { nums: [3, 2] } },
  {
    update: { $pull: { lines: { holds: { $exists: false } } } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [{ id: 1 }] },
        { sku: 'y', count: 2, holds: [] },
      ],
    },
  },
  { update: { $pull: { 'o.x': 1 } }, gives: refusalWith(2) },
  { update: { $pull: { lines: {} } }, gives: { lines: [] } },
  { update: { $pull: { nul: 1 } }, gives: refusalWith(2) },
  {
    update: { $inc: { n: 1 }, $push: { log: { $each: [1], $slice: -5 } }, $set: { 'o.x': 2 } },
    gives: { n: 6, o: { x: 2, y: { z: 2 } }, log: [1] },
  },
])
