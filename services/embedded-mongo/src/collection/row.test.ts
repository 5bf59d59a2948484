import { serialize } from 'bson'
import { fieldsAt } from '../values/fields.ts'
import { Row } from './row.ts'

const megabyte = (name: string) => serialize({ name, filler: 'x'.repeat(1024 * 1024) })

test('a document that was used lately stands there; one of long ago is read again, and equals what was stored', () => {
  const row = new Row(1, megabyte('first'))
  const read = row.document
  expect(row.document).toBe(read)

  for (let number = 2; number < 30; number++) void new Row(number, megabyte(`number ${number}`)).document

  expect(row.document).not.toBe(read)
  expect(row.document).toEqual(read)
})

test('a question about some fields reads no others', () => {
  const row = new Row(1, serialize({ _id: 1, name: 'coat', filler: 'x' }))

  expect(row.documentWith(fieldsAt(['name']))).toEqual({ name: 'coat' })
  expect(row.documentWith(undefined)).toEqual({ _id: 1, name: 'coat', filler: 'x' })
})

test('who looks at a document once leaves nothing of it behind', () => {
  const row = new Row(1, megabyte('first'))

  expect(row.documentOnce()).toEqual(row.documentOnce())
  expect(row.documentOnce()).not.toBe(row.documentOnce())
})
