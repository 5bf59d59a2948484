import type { ExchangeFile, ExchangeFiles } from './exchange-files.repository.ts'
import { ExchangeProblem } from './exchange-problem.ts'

/** The end of the root, or a root with nothing in it. */
const ROOT_END = /(<\/КоммерческаяИнформация\s*|<КоммерческаяИнформация(\s[^<>]*)?\/)>\s*$/
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1')
/** A comment of the longest kind, and the record that ends an archive. */
const ZIP_TAIL = 65_535 + 22
const SPACE_AND_MARK = /^[\ufeff\s]*/

/**
 * Has the whole file come? Nobody says so: an archive ends with its directory, XML with the end of its root.
 * @throws ExchangeProblem not_xml for what begins like neither.
 */
export async function isWhole(files: Pick<ExchangeFiles, 'read'>, file: ExchangeFile): Promise<boolean> {
  const head = await bytes(files, file, 0, 64)
  if (isZip(head)) return isZipWhole(await bytes(files, file, file.length - ZIP_TAIL, file.length), file.length)
  const start = head.toString('utf8').replace(SPACE_AND_MARK, '')
  if (start !== '' && !start.startsWith('<')) throw new ExchangeProblem('not_xml')
  const tail = await bytes(files, file, file.length - 256, file.length)
  return ['utf-8', 'windows-1251'].some(encoding => ROOT_END.test(new TextDecoder(encoding).decode(tail)))
}

export function isZip(head: Buffer): boolean {
  return head.subarray(0, ZIP.length).equals(ZIP)
}

function isZipWhole(tail: Buffer, length: number): boolean {
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = tail.lastIndexOf(ZIP_END, at - 1)) {
    if (at + 22 <= tail.length) {
      const size = tail.readUInt32LE(at + 12)
      const offset = tail.readUInt32LE(at + 16)
      const comment = tail.readUInt16LE(at + 20)
      const isDirectoryBefore = offset + size === length - tail.length + at
      if (isDirectoryBefore && at + 22 + comment === tail.length) return true
    }
    if (at === 0) break
  }
  return false
}

async function bytes(files: Pick<ExchangeFiles, 'read'>, file: ExchangeFile, start: number, end: number) {
  const parts: Buffer[] = []
  for await (const part of files.read(file, Math.max(0, start), Math.min(file.length, end))) parts.push(part)
  return Buffer.concat(parts)
}
