import { refusalWith } from '../database.ts'
import { describeUpdates } from './updates.ts'

describeUpdates([
  {
    filter: { 'lines.sku': 'y' },
    update: { $set: { 'lines.$.count': 50 } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [{ id: 1 }] },
        { sku: 'y', count: 50, holds: [] },
        { sku: 'x', count: 3 },
      ],
    },
  },
  {
    filter: { lines: { $elemMatch: { sku: 'x', count: { $gt: 2 } } } },
    update: { $inc: { 'lines.$.count': 1 } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [{ id: 1 }] },
        { sku: 'y', count: 2, holds: [] },
        { sku: 'x', count: 4 },
      ],
    },
  },
  { filter: { tags: 'b' }, update: { $set: { 'tags.$': 'Q' } }, gives: { tags: ['a', 'Q', 'a'] } },
  { filter: { nums: { $gte: 3 } }, update: { $set: { 'nums.$': 0 } }, gives: { nums: [0, 1, 2] } },
  { update: { $set: { 'lines.$.count': 50 } }, gives: refusalWith(2) },
  {
    filter: { 'lines.count': 2 },
    update: { $unset: { 'lines.$.count': 1 } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [{ id: 1 }] },
        { sku: 'y', holds: [] },
        { sku: 'x', count: 3 },
      ],
    },
  },
  {
    filter: { $and: [{ 'lines.sku': 'y' }] },
    update: { $push: { 'lines.$.holds': 7 } },
    gives: {
      lines: [
        { sku: 'x', count: 1, holds: [{ id: 1 }] },
        { sku: 'y', count: 2, holds: [7] },
        { sku: 'x', count: 3 },
      ],
    },
  },
  {
    filter: { 'lines.sku': 'y' },
    update: { $set: { 'lines.$': 1 } },
    gives: { lines: [{ sku: 'x', count: 1, holds: [{ id: 1 }] }, 1, { sku: 'x', count: 3 }] },
  },
  {
    update: { $set: { 'lines.$[].count': 0 } },
    gives: {
      lines: [
        { sku: 'x', count: 0, holds: [{ id: 1 }] },
        { sku: 'y', count: 0, holds: [] },
        { sku: 'x', count: 0 },
      ],
    },
  },
  { update: { $set: { 'missing.$[]': 0 } }, gives: refusalWith(2) },
])
