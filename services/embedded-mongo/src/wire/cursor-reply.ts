type Batch = { documents: Uint8Array[]; id: number; namespace: string; isFirst: boolean }

/** `{ cursor: { firstBatch: [...], id, ns }, ok: 1 }` around documents that are BSON already. */
export function cursorReply({ documents, id, namespace, isFirst }: Batch): Uint8Array {
  const name = isFirst ? 'firstBatch' : 'nextBatch'
  const ns = Buffer.from(namespace)
  const arraySize = 5 + documents.reduce((sum, bytes, at) => sum + 2 + String(at).length + bytes.length, 0)
  const cursorSize = 4 + (2 + name.length) + arraySize + (1 + 3 + 8) + (1 + 3 + 4 + ns.length + 1) + 1
  const reply = Buffer.allocUnsafe(4 + 8 + cursorSize + 8 + 1)
  let at = 0
  const int32 = (value: number) => {
    at = reply.writeInt32LE(value, at)
  }
  const field = (type: number, key: string) => {
    reply[at++] = type
    at += reply.write(key, at, 'latin1')
    reply[at++] = 0
  }
  int32(reply.length)
  field(3, 'cursor')
  int32(cursorSize)
  field(4, name)
  int32(arraySize)
  for (const [index, bytes] of documents.entries()) {
    field(3, String(index))
    reply.set(bytes, at)
    at += bytes.length
  }
  reply[at++] = 0
  field(0x12, 'id')
  at = reply.writeBigInt64LE(BigInt(id), at)
  field(2, 'ns')
  int32(ns.length + 1)
  at += ns.copy(reply, at)
  reply.fill(0, at, at + 2)
  at += 2
  field(0x10, 'ok')
  int32(1)
  reply[at] = 0
  return reply
}
