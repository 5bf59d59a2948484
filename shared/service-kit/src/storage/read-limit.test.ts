import type { Collection, Db } from 'mongodb'
import { MAX_READ_MS, WHOLE_READ_MS, withReadLimit } from './read-limit.ts'

/** Writes down what it is asked, as the driver's database would be. */
function recorded() {
  const asked: unknown[][] = []
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void asked.push([name, ...values])
  const names = ['find', 'findOne', 'aggregate', 'countDocuments', 'estimatedDocumentCount', 'distinct', 'updateOne']
  const collection = Object.fromEntries(names.map(name => [name, note(name)]))
  const db = { collection: () => collection, databaseName: 'shop' } as unknown as Db
  return { asked, orders: withReadLimit(db).collection('orders') as Collection }
}

test('every way to read from a collection has the limit of time', () => {
  const { asked, orders } = recorded()
  const limit = { maxTimeMS: MAX_READ_MS }

  orders.find()
  orders.find({ number: '26-1' }, { projection: { _id: 0 } })
  orders.findOne({ number: '26-1' })
  orders.aggregate([])
  orders.countDocuments()
  orders.estimatedDocumentCount()
  orders.distinct('number')

  expect(asked).toEqual([
    ['find', {}, limit],
    ['find', { number: '26-1' }, { ...limit, projection: { _id: 0 } }],
    ['findOne', { number: '26-1' }, limit],
    ['aggregate', [], limit],
    ['countDocuments', {}, limit],
    ['estimatedDocumentCount', limit],
    ['distinct', 'number', {}, limit],
  ])
})

test('a read of a whole collection names a longer one, and a write is left alone', () => {
  const { asked, orders } = recorded()

  orders.find({}, { maxTimeMS: WHOLE_READ_MS })
  orders.updateOne({ number: '26-1' }, { $set: { note: '' } })

  expect(asked).toEqual([
    ['find', {}, { maxTimeMS: WHOLE_READ_MS }],
    ['updateOne', { number: '26-1' }, { $set: { note: '' } }],
  ])
})
