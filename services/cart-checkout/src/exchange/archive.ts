import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import type { ExchangeFile, ExchangeFiles } from './exchange-files.repository.ts'
import { ExchangeProblem } from './exchange-problem.ts'
import { isZip } from './file-end.ts'

export type ReadFiles = Pick<ExchangeFiles, 'read'>
export type Archive = {
  entries(): AsyncIterable<Entry>
  /** Sizes and sums are checked while it is unpacked: an entry that lies about its own ends there, as bad_zip. */
  bytes(entry: Entry): AsyncGenerator<Buffer>
  close(): void
}

/** What all files of a kind in an archive may come to, so that a few bytes never become gigabytes. */
export const MOST_UNPACKED = 128 * 1024 * 1024

/** The archive that came; null for a plain file. @throws ExchangeProblem bad_zip */
export async function openArchive(files: ReadFiles, file: ExchangeFile): Promise<Archive | null> {
  const { value: head = Buffer.alloc(0) } = await files.read(file, 0, file.length).next()
  if (!isZip(head)) return null
  const zip = await fromRandomAccessReaderPromise(new PartsReader(files, file), file.length, {
    autoClose: false,
  }).catch(asBadZip)
  return {
    entries: () => zip.eachEntry(),
    bytes: async function* (entry) {
      try {
        yield* await zip.openReadStreamPromise(entry)
      } catch (error) {
        asBadZip(error)
      }
    },
    close: () => zip.close(),
  }
}

/** Whatever else it is, the archive is damaged. */
export function asBadZip(error: unknown): never {
  throw error instanceof ExchangeProblem ? error : new ExchangeProblem('bad_zip')
}

/** The stored parts, where an archive is read from any place. */
class PartsReader extends RandomAccessReader {
  readonly #files: ReadFiles
  readonly #file: ExchangeFile

  constructor(files: ReadFiles, file: ExchangeFile) {
    super()
    this.#files = files
    this.#file = file
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#files.read(this.#file, start, end), { objectMode: false })
  }
}
