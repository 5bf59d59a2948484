import type { Entry } from 'yauzl'
import { asBadZip, MOST_UNPACKED, openArchive, type ReadFiles } from './archive.ts'
import type { ExchangeFile } from './exchange-files.repository.ts'
import { ExchangeProblem } from './exchange-problem.ts'

const MOST_ENTRIES = 50
/** Archives of goods bring their pictures along. */
const MOST_OTHERS = 20_000

/**
 * The XML files that came: the file itself, or those in its archive, as text and a part at a time.
 * @throws ExchangeProblem bad_zip, too_large, encoding; the latter two before anything is unpacked, where the archive says so.
 */
export async function* textsIn(files: ReadFiles, file: ExchangeFile): AsyncGenerator<AsyncGenerator<string>> {
  const archive = await openArchive(files, file)
  if (!archive) {
    yield decode(files.read(file, 0, file.length))
    return
  }
  const entries: Entry[] = []
  let unpacked = 0
  let others = 0
  try {
    for await (const entry of archive.entries()) {
      const isXml = /\.xml$/i.test(entry.fileName)
      if (isXml) unpacked += entry.uncompressedSize
      else others += 1
      if (unpacked > MOST_UNPACKED || others > MOST_OTHERS || entries.length >= MOST_ENTRIES)
        throw new ExchangeProblem('too_large')
      if (isXml) entries.push(entry)
    }
    // Goods come before their offers, whatever order the archive has them in.
    entries.sort((one, other) => (one.fileName < other.fileName ? -1 : 1))
    for (const entry of entries) yield decode(archive.bytes(entry))
  } catch (error) {
    asBadZip(error)
  } finally {
    archive.close()
  }
}

function isUndecodable(error: unknown): boolean {
  return Object(error).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
}

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Decoded as the file itself says. What says nothing is UTF-8, as XML has it. */
async function* decode(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  try {
    for await (const part of bytes) {
      decoder ??= decoderFor(part)
      yield decoder.decode(part, { stream: true })
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    if (isUndecodable(error)) throw new ExchangeProblem('encoding')
    throw error
  }
}

function decoderFor(head: Buffer): TextDecoder {
  const [, declared = 'utf-8'] =
    /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(head.toString('latin1', 0, 200)) ?? []
  const name = head.subarray(0, 3).equals(UTF8_MARK) ? 'utf-8' : declared.toLowerCase()
  if (name !== 'utf-8' && name !== 'utf8' && name !== 'windows-1251') throw new ExchangeProblem('encoding', declared)
  return new TextDecoder(name, { fatal: true })
}
