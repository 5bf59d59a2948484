import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Backup, digestOf, type StoredFile } from './manifest.ts'

/**
 * Copies the files of a folder into a backup. What the backup before holds already is linked there and takes no space, so that each
 * backup is whole by itself. Files that go meanwhile are left out.
 * @param into the folder of the backup; `name` is the folder's name in it
 */
export async function copyFolder(
  from: string,
  { into, name, before }: { into: string; name: string; before: Backup | null },
): Promise<Record<string, StoredFile>> {
  const stored: Record<string, StoredFile> = {}
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries.filter(found => found.isFile())) {
    const source = path.join(entry.parentPath, entry.name)
    const file = path.join(name, path.relative(from, source)).replaceAll(path.sep, '/')
    const target = path.join(into, file)
    await mkdir(path.dirname(target), { recursive: true })
    const isThere = (await linkFromBefore(source, file, target, before)) || (await copyIfThere(source, target))
    if (isThere) stored[file] = await digestOf(target)
  }
  return stored
}

/** Only what is byte for byte what the source holds now. */
async function linkFromBefore(source: string, file: string, target: string, before: Backup | null): Promise<boolean> {
  const earlier = before?.manifest.files[file]
  if (!before || !earlier) return false
  const now = await digestOf(source).catch(() => null)
  if (now?.sha256 !== earlier.sha256) return false
  return link(path.join(before.folder, file), target).then(
    () => true,
    () => false,
  )
}

async function copyIfThere(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
