import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type AppName, distOf } from './apps.ts'

/** What `dist/current.json` says: the version that is served and those that open tabs may still ask for. */
type Releases = { version: string; kept: string[]; inputs: string }

const PREVIOUS_BUILDS = 2

export async function releasesOf(app: AppName): Promise<Releases | null> {
  const file = path.join(distOf(app), 'current.json')
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null
}

/** Puts a built folder under its version; the two builds before it stay, so that an open tab finds its chunks. */
export async function publish(app: AppName, built: string, inputs: string): Promise<string> {
  const list = await readFile(path.join(built, 'assets.json'))
  const version = createHash('sha256').update(list).digest('hex').slice(0, 10)
  const before = await releasesOf(app)
  const kept = [version, ...(before?.kept ?? []).filter(other => other !== version)]
  await mkdir(distOf(app), { recursive: true })
  await cp(built, path.join(distOf(app), version), { recursive: true })
  const leaving = kept.splice(PREVIOUS_BUILDS + 1)
  // Renamed into its place, so that a running server never reads half of it.
  const current = path.join(distOf(app), 'current.json')
  await writeFile(`${current}.new`, JSON.stringify({ version, kept, inputs } satisfies Releases))
  await rename(`${current}.new`, current)
  await Promise.all(leaving.map(old => rm(path.join(distOf(app), old), { recursive: true, force: true })))
  return version
}
