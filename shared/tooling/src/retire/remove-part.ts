import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOCKFILE, TABLE, writeLockfile } from '../new/make-part.ts'
import { withoutWrittenRows } from '../new/table-rows.ts'
import { writeDerivedFiles } from '../parts/derived-files.ts'
import type { Retired } from './retired-part.ts'

/** Takes a part away below `root`; gives the files that were rewritten because they follow from the table. It needs no network. */
export function removePart(root: string, { rows, folders, rest }: Retired): string[] {
  const names = rows.map(({ name }) => name)
  const table = path.join(root, TABLE)
  const written = withoutWrittenRows(readFileSync(table, 'utf8'), names)
  for (const folder of folders) rmSync(path.join(root, folder), { recursive: true, force: true, maxRetries: 3 })
  for (const name of names) rmSync(path.join(root, 'node_modules/@shop', name), { force: true })
  writeFileSync(table, written)
  const derived = writeDerivedFiles(root, rest)
  writeLockfile(root)
  return [TABLE, ...derived, LOCKFILE]
}
