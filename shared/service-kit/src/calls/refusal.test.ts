import {
  MongoBulkWriteError,
  MongoNetworkError,
  MongoServerError,
  MongoUnexpectedServerResponseError,
  MongoWriteConcernError,
} from 'mongodb'
import { asRefusal } from './refusal.ts'

/** As the driver wraps what went wrong with several writes in one command. */
const severalWrites = (error: Error) => Reflect.construct(MongoBulkWriteError, [error, {}]) as MongoBulkWriteError

const serverError = (code: number) => new MongoServerError({ message: 'no', code })
const unconfirmed = (code: number) =>
  new MongoWriteConcernError({ ok: 1, writeConcernError: { code, errmsg: 'not yet everywhere' } })

test.each([
  ['a primary that is none any more', serverError(10_107)],
  ['a server that is being ended', serverError(11_600)],
  ['a server that ends or has just begun', serverError(91)],
  ['a primary that has stepped down', serverError(189)],
  ['a read that a step-down has cut off', serverError(11_602)],
  ['a secondary that was asked', serverError(13_435)],
  ['a read in parts whose server is gone', serverError(43)],
  ['several writes at a primary that is none any more', severalWrites(serverError(10_107))],
  ['a write that the majority has not kept in time', unconfirmed(64)],
  ['a write whose primary stepped down before the majority had it', unconfirmed(11_602)],
  ['several writes that the majority has not kept in time', severalWrites(unconfirmed(64))],
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
