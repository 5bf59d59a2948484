import { deserialize, serialize } from 'bson'
import { failedToParse } from '../errors.ts'
import type { Document, Value } from '../values/value.ts'

export const headerSize = 16
/** What `hello` announces; the driver splits its bulk writes by it. */
export const largestMessage = 48_000_000
const opReply = 1
const opQuery = 2004
const opMsg = 2013
const checksumPresent = 1
const moreToCome = 2

export type Request = { id: number; isLegacy: boolean; wantsAnswer: boolean; command: Document }

const readOptions = { promoteBuffers: false, bsonRegExp: true } as const

/** Reads one whole message: OP_MSG, or the OP_QUERY with which a driver says hello for the first time. */
export function readRequest(message: Buffer): Request {
  const id = message.readInt32LE(4)
  const opCode = message.readInt32LE(12)
  if (opCode === opMsg) return readMsg(message, id)
  if (opCode === opQuery) return { id, isLegacy: true, wantsAnswer: true, command: readQuery(message) }
  throw failedToParse(`Unsupported wire operation ${opCode}`)
}

function readMsg(message: Buffer, id: number): Request {
  const flags = message.readUInt32LE(headerSize)
  const end = flags & checksumPresent ? message.length - 4 : message.length
  const command: Document = {}
  for (let at = headerSize + 4; at < end; ) {
    const kind = message[at]
    const size = message.readInt32LE(at + 1)
    if (size < 5 || at + 1 + size > end) throw failedToParse('A section is longer than its message')
    const section = message.subarray(at + 1, at + 1 + size)
    if (kind === 0) Object.assign(command, deserialize(section, readOptions))
    else if (kind === 1) Object.assign(command, readSequence(section))
    else throw failedToParse(`Unknown kind of section: ${kind}`)
    at += 1 + size
  }
  return { id, isLegacy: false, wantsAnswer: (flags & moreToCome) === 0, command }
}

/** A field of the command whose documents travel one after another: size, name, documents. */
function readSequence(section: Buffer): Document {
  const nameEnd = section.indexOf(0, 4)
  const documents: Value[] = []
  for (let at = nameEnd + 1; at < section.length; ) {
    const size = section.readInt32LE(at)
    if (size < 5 || at + size > section.length) throw failedToParse('A document is longer than its section')
    documents.push(deserialize(section.subarray(at, at + size), readOptions) as Document)
    at += size
  }
  return { [section.toString('utf8', 4, nameEnd)]: documents }
}

function readQuery(message: Buffer): Document {
  const nameEnd = message.indexOf(0, headerSize + 4)
  const database = message.toString('utf8', headerSize + 4, nameEnd).split('.')[0] ?? ''
  const query = deserialize(message.subarray(nameEnd + 9), { ...readOptions, allowObjectSmallerThanBufferSize: true })
  return { ...(query as Document), $db: database }
}

let lastId = 0

export function writeReply(request: Request, body: Uint8Array): Buffer {
  const before = request.isLegacy ? 36 : 21
  const message = Buffer.allocUnsafe(before + body.length)
  lastId = (lastId + 1) & 0x7fffffff
  message.writeInt32LE(message.length, 0)
  message.writeInt32LE(lastId, 4)
  message.writeInt32LE(request.id, 8)
  message.writeInt32LE(request.isLegacy ? opReply : opMsg, 12)
  message.fill(0, headerSize, before)
  if (request.isLegacy) {
    message.writeInt32LE(8, 16)
    message.writeInt32LE(1, 32)
  }
  message.set(body, before)
  return message
}

export function documentBytes(document: Document): Uint8Array {
  return serialize(document, { ignoreUndefined: true })
}
