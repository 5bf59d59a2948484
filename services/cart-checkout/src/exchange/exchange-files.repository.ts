import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@shop/calendar/durations'
import type { ExchangeRow } from '@shop/contracts/staff/exchange/accounting'
import type { RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import { Binary, type Db } from 'mongodb'
import type { Refused } from './exchange.ts'

export type FileKind = 'goods' | 'picture'

/** A file that 1C sends, in one piece or in several of one name. */
export type ExchangeFile = {
  _id: string
  exchange: string
  name: string
  /** What it is about; of files of orders it is unset. */
  kind?: FileKind
  /** It has come, and 1C has not said yet that it is to be imported; of pictures, that nothing more of them comes. */
  is_waiting?: boolean
  state: 'coming' | 'complete' | 'done' | 'failed'
  length: number
  /** The pieces that have arrived whole: of one that was cut off nothing counts. */
  pieces: string[]
  /** Digest of the newest: the same once more is its repeat. */
  last_piece: string
  started_at: Date
  kept_until: Date
  /** How many of its documents are done. */
  documents_done: number
  /** What was refused of them, for the answer to 1C; the log has all. */
  refused: Refused[]
  refused_goods?: RefusedGoods[]
  problem: string | null
  /** Who works on it holds it until then. */
  lease_until: Date
  holder?: string
  /** How often it was taken since it came on last. */
  tries?: number
}

type Part = { file: string; piece: string; from: number; bytes: Binary; kept_until: Date }

export type ExchangeFiles = ReturnType<typeof createExchangeFiles>

/** Of a part; a reader holds no more in memory. */
export const PART_BYTES = 256 * 1024
const FILE_DAYS = 90
const PART_DAYS = 2

/** Files of exchanges and their bytes, so that any process goes on with what another began. */
export function createExchangeFiles(db: Db) {
  const files = db.collection<ExchangeFile>('exchange_files')
  const parts = db.collection<Part>('exchange_parts')
  return {
    async createIndexes(): Promise<void> {
      const expires = { key: { kept_until: 1 }, name: 'expired', expireAfterSeconds: 0 } as const
      await files.createIndexes([
        expires,
        { key: { exchange: 1, name: 1, started_at: 1 } },
        { key: { state: 1, lease_until: 1 } },
      ])
      await parts.createIndexes([expires, { key: { file: 1, from: 1 } }])
    },

    /** The newest file of this name in the exchange. */
    findLatest: (exchange: string, name: string): Promise<ExchangeFile | null> =>
      files.findOne({ exchange, name }, { sort: { started_at: -1 }, maxTimeMS: MAX_READ_MS }),

    /** The newest files of goods in the exchange. */
    findGoods: (exchange: string): Promise<ExchangeFile[]> =>
      files.find({ exchange, kind: 'goods' }, { maxTimeMS: MAX_READ_MS }).sort({ started_at: -1 }).limit(50).toArray(),

    async begin(exchange: string, name: string, now: Date, kind?: FileKind): Promise<ExchangeFile> {
      const file: ExchangeFile = {
        _id: randomUUID(),
        exchange,
        name,
        state: 'coming',
        length: 0,
        pieces: [],
        last_piece: '',
        started_at: now,
        kept_until: new Date(now.getTime() + FILE_DAYS * DAY_MS),
        documents_done: 0,
        refused: [],
        problem: null,
        // A file of goods or a picture is left alone until 1C asks for its import or goes on.
        lease_until: kind ? new Date(now.getTime() + DAY_MS) : now,
        ...(kind && { kind, is_waiting: true }),
      }
      await files.insertOne(file)
      return file
    },

    async write(file: string, piece: string, from: number, bytes: Buffer, now: Date): Promise<void> {
      const kept_until = new Date(now.getTime() + PART_DAYS * DAY_MS)
      await parts.insertOne({ file, piece, from, bytes: new Binary(bytes), kept_until })
    },

    /** The piece belongs to the file from now on; null when another one came in between. */
    add(file: ExchangeFile, piece: { id: string; digest: string; length: number }): Promise<ExchangeFile | null> {
      return files.findOneAndUpdate(
        { _id: file._id, state: 'coming', length: file.length },
        {
          $set: { length: file.length + piece.length, last_piece: piece.digest },
          $push: { pieces: piece.id },
        },
        { returnDocument: 'after' },
      )
    },

    async markComplete(_id: string): Promise<void> {
      await files.updateOne({ _id, state: 'coming' }, { $set: { state: 'complete' } })
    },

    /** The bytes of the file from `start` to before `end`, a part at a time. */
    async *read({ _id: file, pieces }: ExchangeFile, start: number, end: number): AsyncGenerator<Buffer> {
      const filter = { file, from: { $gt: start - PART_BYTES, $lt: end } }
      for await (const { piece, from, bytes } of parts.find(filter).sort({ from: 1 }).batchSize(4)) {
        if (!pieces.includes(piece)) continue
        const part = Buffer.from(bytes.buffer).subarray(Math.max(0, start - from), end - from)
        if (part.length > 0) yield part
      }
    },

    /** 1C asks for its import: from now on somebody works on it until it is done. */
    async requestImport(_id: string, now: Date): Promise<void> {
      await files.updateOne({ _id, is_waiting: true }, { $set: { is_waiting: false, lease_until: now } })
    },

    /** Takes a complete file to work on, which counts as a try; null while another process holds it. */
    claim: (_id: string, holder: string, now: Date, until: Date): Promise<ExchangeFile | null> =>
      files.findOneAndUpdate(
        { _id, state: 'complete', lease_until: { $lte: now } },
        { $set: { lease_until: until, holder }, $inc: { tries: 1 } },
        { returnDocument: 'after' },
      ),

    /** Prolongs the lease; false: it is somebody else's by now. */
    async hold(_id: string, holder: string, lease_until: Date): Promise<boolean> {
      return (await files.updateOne({ _id, state: 'complete', holder }, { $set: { lease_until } })).matchedCount === 1
    },

    /** The try does not count. */
    async uncountTry(_id: string, holder: string): Promise<void> {
      await files.updateOne({ _id, holder }, { $inc: { tries: -1 } })
    },

    /** It has come on, and is held on; false: it is somebody else's by now. */
    async saveProgress(file: ExchangeFile, holder: string, lease_until: Date): Promise<boolean> {
      const set = { ...workOf(file), lease_until, tries: 0 }
      return (await files.updateOne({ _id: file._id, state: 'complete', holder }, { $set: set })).matchedCount === 1
    },

    /** All of it is applied or refused: its bytes are of no use any more. */
    async markDone(file: ExchangeFile): Promise<void> {
      await files.updateOne({ _id: file._id }, { $set: { state: 'done', ...workOf(file) } })
      await parts.deleteMany({ file: file._id })
    },

    async markFailed(_id: string, problem: string): Promise<void> {
      await files.updateOne({ _id }, { $set: { state: 'failed', problem } })
      await parts.deleteMany({ file: _id })
    },

    /** Files that began to come before this moment and have not come to their end; of pictures nobody can tell. */
    findAbandoned: (before: Date, limit: number): Promise<ExchangeFile[]> =>
      files
        .find({ state: 'coming', kind: { $ne: 'picture' }, lease_until: { $lte: before } }, { maxTimeMS: MAX_READ_MS })
        .sort({ lease_until: 1 })
        .limit(limit)
        .toArray(),

    /** It was the repeat of another. */
    async forget(_id: string): Promise<void> {
      await files.deleteOne({ _id })
      await parts.deleteMany({ file: _id })
    },

    /** Complete files that nobody works on, the oldest first; of goods those whose import has begun. */
    async findUnfinished(now: Date, limit: number, kind?: 'goods'): Promise<string[]> {
      const which = kind ? { kind, is_waiting: false } : { kind: { $exists: false } }
      const filter = { state: 'complete', lease_until: { $lte: now }, ...which } as const
      const found = files.find(filter, { maxTimeMS: MAX_READ_MS })
      return (await found.sort({ lease_until: 1 }).limit(limit).toArray()).map(({ _id }) => _id)
    },

    /** Nobody says where a picture ends: all that have come are whole when 1C goes on. */
    async releasePictures(exchange: string, now: Date): Promise<void> {
      const pictures = { exchange, kind: 'picture', is_waiting: true } as const
      await files.updateMany(pictures, { $set: { is_waiting: false, lease_until: now } })
    },

    /** Takes a picture to work on, the one that has waited longest. */
    claimPicture: (now: Date, until: Date): Promise<ExchangeFile | null> =>
      files.findOneAndUpdate(
        { state: 'coming', kind: 'picture', is_waiting: false, lease_until: { $lte: now } },
        { $set: { lease_until: until } },
        { sort: { lease_until: 1 }, returnDocument: 'after' },
      ),

    async postpone(_id: string, until: Date): Promise<void> {
      await files.updateOne({ _id }, { $set: { lease_until: until } })
    },

    /** Is a file of goods being applied? */
    async isTakingGoods(): Promise<boolean> {
      const underWay = { state: 'complete', kind: 'goods', is_waiting: false } as const
      return (await files.findOne(underWay, { maxTimeMS: MAX_READ_MS })) !== null
    },

    /** What the log shows of the files of these exchanges. */
    async findRows(exchanges: readonly string[], kind?: 'goods'): Promise<Map<string, ExchangeRow['files']>> {
      const filter = { exchange: { $in: [...exchanges] }, kind: kind ?? { $ne: 'picture' as const } }
      const found = files.find(filter, { maxTimeMS: MAX_READ_MS })
      const rows = await found.sort({ started_at: 1 }).toArray()
      const groups = Map.groupBy(rows, ({ exchange }) => exchange)
      return new Map([...groups].map(([exchange, files]) => [exchange, files.map(fileRow)]))
    },
  }
}

function workOf({ documents_done, refused, refused_goods }: ExchangeFile): Partial<ExchangeFile> {
  return { documents_done, refused, ...(refused_goods && { refused_goods }) }
}

function fileRow({ name, length: bytes, state, problem }: ExchangeFile): ExchangeRow['files'][number] {
  return { name, bytes, state, problem }
}
