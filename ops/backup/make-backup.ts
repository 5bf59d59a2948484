import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BackupPlaces } from './backup-config.ts'
import { copyFolder } from './copy-folder.ts'
import { EMBEDDED_FILE, saveEmbedded } from './embedded-database.ts'
import { chooseExpired } from './keep-rule.ts'
import { type Backup, digestOf, listBackups, type Manifest, nameOf, writeManifest } from './manifest.ts'
import { dumpMongo, MONGO_FILE } from './mongo-tools.ts'

type Progress = (what: string, part: number) => void

/**
 * Writes one whole backup beside the earlier ones. The databases come first: a picture that they name lay there before, and stays for a
 * month after nothing names it. Under a name of its own until it is whole, so that nobody restores half of one.
 * @throws Error when the database or a file cannot be copied; nothing is left of it then
 */
export async function makeBackup(places: BackupPlaces, onProgress: Progress): Promise<Backup> {
  const [before = null] = await listBackups(places.backups)
  const unfinished = path.join(places.backups, `unfinished-${process.pid}`)
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const { at } = places.mongo
      ? await dumpMongo(places.mongo, unfinished)
      : await saveEmbedded(places.dataDir, unfinished, part => onProgress('database', part))
    const file = places.mongo ? MONGO_FILE : EMBEDDED_FILE
    const files: Manifest['files'] = { [file]: await digestOf(path.join(unfinished, file)) }
    for (const [name, from] of Object.entries(places.folders)) {
      onProgress(name, 0)
      Object.assign(files, await copyFolder(from, { into: unfinished, name, before }))
    }
    const manifest: Manifest = {
      format: 1,
      at: at.toISOString(),
      database: places.mongo ? 'mongodb' : 'embedded',
      dbPrefix: places.dbPrefix,
      files,
      verified: null,
    }
    await writeManifest(unfinished, manifest)
    const name = nameOf(at)
    const folder = path.join(places.backups, name)
    await rename(unfinished, folder)
    return { name, folder, manifest }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * Deletes what is older than the rule keeps, see `docs/operation.md`, "Backup and restore".
 * @returns the names of those that went
 */
export async function removeExpired(backups: string, now: Date): Promise<string[]> {
  const all = await listBackups(backups)
  const expired = new Set(
    chooseExpired(
      all.map(({ manifest }) => new Date(manifest.at)),
      now,
    ).map(time => time.getTime()),
  )
  const gone = all.filter(({ manifest }) => expired.has(new Date(manifest.at).getTime()))
  for (const { folder } of gone) await rm(folder, { recursive: true, force: true })
  return gone.map(({ name }) => name)
}
