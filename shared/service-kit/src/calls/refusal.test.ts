import { MongoBulkWriteError, MongoNetworkError, MongoServerError, MongoUnexpectedServerResponseError } from 'mongodb'
import { asRefusal } from './refusal.ts'

/** As the driver wraps what went wrong with several writes in one command. */
const severalWrites = (error: Error) => Reflect.construct(MongoBulkWriteError, [error, {}]) as MongoBulkWriteError

test.each([
  ['a line that broke', new MongoNetworkError('connection 11 closed')],
  ['a line that broke amid several writes', severalWrites(new MongoNetworkError('connection 11 closed'))],
  ['an answer that did not come', new MongoUnexpectedServerResponseError('Unable to get response from server')],
  [
    'a server that hung up while it was written to',
    Object.assign(new Error('This socket has been ended'), { code: 'EPIPE' }),
  ],
  ['a database whose disk is full', new MongoServerError({ message: 'no room', code: 14_031 })],
  ['a disk of ours that is full', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ['an operation that took too long', new MongoServerError({ message: 'too long', code: 50 })],
])('%s: the client may come back', (_, error) => {
  expect(asRefusal(error).code).toBe('busy')
})

test.each([
  [
    'several writes, one of which the database refuses',
    severalWrites(new MongoServerError({ message: 'no', code: 2 })),
  ],
  ['a defect', new TypeError('undefined is not a function')],
  ['a question that the database does not understand', new MongoServerError({ message: 'no such command', code: 59 })],
  ['something that is no error', 'oops'],
])('%s is not worth another try', (_, error) => {
  expect(asRefusal(error).code).toBe('unknown')
})
