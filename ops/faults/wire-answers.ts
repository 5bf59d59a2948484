import { documentBytes, headerSize, type Request, readRequest, writeReply } from '@shop/embedded-mongo/wire/message'
import { BSON } from 'mongodb'

/** How a server that is no primary, or none any more, refuses a command; the texts are MongoDB's. */
const refusals = {
  10107: { codeName: 'NotWritablePrimary', errmsg: 'not primary' },
  11600: { codeName: 'InterruptedAtShutdown', errmsg: 'interrupted at shutdown' },
  91: { codeName: 'ShutdownInProgress', errmsg: 'The server is in quiesce mode and will shut down' },
} as const
const secondary = { code: 13_435, codeName: 'NotPrimaryNoSecondaryOk', errmsg: 'not primary and secondaryOk=false' }

export type RefusalCode = keyof typeof refusals
export const refusalCodes: readonly RefusalCode[] = [10107, 11600, 91]

const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify'])
const OP_REPLY = 1
const OP_QUERY = 2004
const MSG_START = headerSize + 4 + 1
const REPLY_START = headerSize + 20
/** Size of the document, type of its first field. */
const BEFORE_NAME = 5

/** The name of a command without reading the rest of it. A driver's first `hello` comes as a query. */
export function commandOf(message: Buffer): string {
  if (message.readInt32LE(12) === OP_QUERY) return 'hello'
  const start = MSG_START + BEFORE_NAME
  return message.toString('latin1', start, message.indexOf(0, start))
}

export function isHello(command: string): boolean {
  return command === 'hello' || command.toLowerCase() === 'ismaster'
}

export function isWrite(command: string): boolean {
  return WRITES.has(command)
}

export const requestIdOf = (message: Buffer): number => message.readInt32LE(4)
export const answeredIdOf = (reply: Buffer): number => reply.readInt32LE(8)

/** Session and number of a write that its driver may send again; null for any other command. */
export function retryKeyOf(message: Buffer): string | null {
  const { lsid, txnNumber } = BSON.deserialize(message.subarray(MSG_START, MSG_START + message.readInt32LE(MSG_START)))
  return lsid?.id && txnNumber !== undefined ? `${lsid.id.toString('hex')} ${txnNumber}` : null
}

/** The refusal of a command, with the label by which a driver knows that it may send a numbered write again. */
export function refusalOf(message: Buffer, code: RefusalCode): Buffer {
  const request = readRequest(message)
  const isNumbered = request.command.txnNumber !== undefined
  const refusal = code === 10107 && !isWrite(commandOf(message)) ? secondary : { code, ...refusals[code] }
  const labels = isNumbered && { errorLabels: ['RetryableWriteError'] }
  return writeReply(request, documentBytes({ ok: 0, ...refusal, ...labels }))
}

/** An answer that was kept for a write whose line was cut, given to its repeat. */
export function answerAgain(reply: Buffer, message: Buffer): Buffer {
  const again = Buffer.from(reply)
  again.writeInt32LE(requestIdOf(message), 8)
  return again
}

/** What the server said of a write, and beside it that the majority had not kept it in time. */
export function asUnconfirmed(reply: Buffer): Buffer {
  const errInfo = { wtimeout: true, writeConcern: { w: 'majority' } }
  const writeConcernError = {
    code: 64,
    codeName: 'WriteConcernTimeout',
    errmsg: 'waiting for replication timed out',
    errInfo,
  }
  // The rest of the answer stays as it is, byte by byte: only one field comes behind it.
  const field = documentBytes({ writeConcernError }).subarray(4, -1)
  const length = reply.readInt32LE(MSG_START)
  const end = MSG_START + length - 1
  const changed = Buffer.concat([reply.subarray(0, end), field, Buffer.of(0)])
  changed.writeUInt32LE(0, headerSize)
  changed.writeInt32LE(length + field.length, MSG_START)
  changed.writeInt32LE(changed.length, 0)
  return changed
}

/** Of a set of one, at the address by which its drivers must come: else they would go around the link. */
export type Announced = { address: string; setName: string; isPrimary: boolean }

/** What the server says of itself, as a member of this set; without the version by which drivers would wait for the next change. */
export function helloAs(reply: Buffer, { address, setName, isPrimary }: Announced): Buffer {
  const isLegacy = reply.readInt32LE(12) === OP_REPLY
  const {
    topologyVersion: _,
    primary: __,
    ...hello
  } = BSON.deserialize(reply.subarray(isLegacy ? REPLY_START : MSG_START), {
    allowObjectSmallerThanBufferSize: true,
    promoteBuffers: false,
  })
  const state = isPrimary ? { primary: address } : { secondary: true }
  const asked: Request = { id: answeredIdOf(reply), isLegacy, wantsAnswer: true, command: {} }
  const member = { setName, hosts: [address], me: address, isWritablePrimary: isPrimary, ismaster: isPrimary, ...state }
  return writeReply(asked, BSON.serialize({ ...hello, ...member }))
}
