import { CommandError } from '../errors.ts'
import { cursorReply } from '../wire/cursor-reply.ts'

/** Documents to hand out, made into BSON only when their turn comes. */
type Source = { length: number; bytesAt(index: number): Uint8Array }

type Cursor = { namespace: string; source: Source; next: number; usedAt: number }

/** MongoDB sends sixteen times as much: what is read whole would then lie in memory twice, here and where it is read. */
const largestBatch = 1024 * 1024
const idleLimit = 10 * 60_000

export class Cursors {
  readonly #open = new Map<number, Cursor>()
  #lastId = Math.floor(Math.random() * 2 ** 40)

  /** Answers with the first batch, and keeps the rest for getMore. */
  start(namespace: string, source: Source, { batchSize, single }: { batchSize: number; single: boolean }): Uint8Array {
    const cursor = { namespace, source, next: 0, usedAt: Date.now() }
    const documents = takeBatch(cursor, batchSize)
    const isDone = single || cursor.next >= source.length
    const id = isDone ? 0 : ++this.#lastId
    if (!isDone) this.#open.set(id, cursor)
    return cursorReply({ documents, id, namespace, isFirst: true })
  }

  more(id: number, namespace: string, batchSize: number): Uint8Array {
    const cursor = this.#open.get(id)
    if (cursor?.namespace !== namespace) throw new CommandError(43, `cursor id ${id} not found`)
    cursor.usedAt = Date.now()
    const documents = takeBatch(cursor, batchSize)
    const isDone = cursor.next >= cursor.source.length
    if (isDone) this.#open.delete(id)
    return cursorReply({ documents, id: isDone ? 0 : id, namespace, isFirst: false })
  }

  kill(id: number): boolean {
    return this.#open.delete(id)
  }

  closeIdle(): void {
    const limit = Date.now() - idleLimit
    for (const [id, { usedAt }] of this.#open) if (usedAt < limit) this.#open.delete(id)
  }
}

function takeBatch(cursor: Cursor, batchSize: number): Uint8Array[] {
  const batch: Uint8Array[] = []
  let size = 0
  while (cursor.next < cursor.source.length && batch.length < batchSize) {
    const bytes = cursor.source.bytesAt(cursor.next)
    size += bytes.length
    if (batch.length > 0 && size > largestBatch) break
    batch.push(bytes)
    cursor.next++
  }
  return batch
}
