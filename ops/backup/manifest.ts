import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

export type StoredFile = { bytes: number; sha256: string }

/** What lies in a backup. */
export type Manifest = {
  format: 1
  /** The moment whose data it holds. */
  at: string
  database: 'embedded' | 'mongodb'
  dbPrefix: string
  /** By their paths in the backup. */
  files: Record<string, StoredFile>
  /** When it was restored into an empty shop, and what the audit found there; null: not yet. */
  verified: { at: string; findings: number } | null
}

/** A backup that was made to its end. */
export type Backup = { name: string; folder: string; manifest: Manifest }

const MANIFEST = 'backup.json'

/** The name of a folder by its moment: `2026-11-29T19-40-12Z`. It is a name on every file system, and sorts by time. */
export function nameOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/** Written beside and renamed, so that a reader finds all of it or the one before. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = path.join(folder, MANIFEST)
  await writeFile(`${file}.new`, `${JSON.stringify(manifest, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

/** All that were made to their end, the newest first. */
export async function listBackups(backups: string): Promise<Backup[]> {
  const names = await readdir(backups).catch(() => [])
  const found = await Promise.all(
    names
      .filter(name => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name))
      .map(async name => {
        const folder = path.join(backups, name)
        const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null)
        return text === null ? [] : [{ name, folder, manifest: JSON.parse(text) as Manifest }]
      }),
  )
  return found.flat().toSorted((one, other) => other.name.localeCompare(one.name))
}

export async function digestOf(file: string): Promise<StoredFile> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(file), async chunks => {
    for await (const chunk of chunks) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}

/**
 * Compares each file with what it was when the backup was made.
 * @returns a sentence for each that is gone or another one
 */
export async function findDamage({ folder, manifest }: Backup): Promise<string[]> {
  const damage: string[] = []
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const now = await digestOf(path.join(folder, name)).catch(() => null)
    if (!now) damage.push(`${name} is gone`)
    else if (now.sha256 !== sha256) damage.push(`${name} is not what was written`)
  }
  return damage
}
