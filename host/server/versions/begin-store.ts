import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { appNames } from '@shop/contracts/parts'
import type { Bucket } from '@shop/service-kit/bucket/bucket'
import { inParallel } from '@shop/service-kit/process/limiter'
import { nameInBucket } from '@shop/service-kit/releases/bucket-names'
import { readReleases } from '@shop/service-kit/releases/folder-store'
import type { ReleaseStore, Releases } from '@shop/service-kit/releases/releases'

/** `from`: the parts as they were built; `to`: the folder or bucket of the store, whose registry `store` is. */
type BeginDeps = { from: string; to: string | Bucket; store: ReleaseStore }

const SENT_AT_ONCE = 8

/**
 * Puts what was built into a store of releases, so that the first release of a part has a way back; gives a line for each part. A part of
 * which the store knows something is left as it is: it may begin again whenever, also for a part that is new.
 */
export async function beginStore({ from, to, store }: BeginDeps): Promise<string[]> {
  const lines: string[] = []
  for (const part of appNames) lines.push(`${part}: ${await beginPart({ from, to, store }, part)}`)
  return lines
}

async function beginPart({ from, to, store }: BeginDeps, part: string): Promise<string> {
  if (await store.read(part)) return 'has begun before, and stays as it is'
  const built = readReleases(from, part)
  if (!built) return 'is not built here'
  for (const { version } of built.versions) {
    if (typeof to === 'string') await copyVersion(path.join(from, part), path.join(to, part), version)
    else await sendVersion(path.join(from, part, 'dist', version), to, nameInBucket(part, version))
  }
  // Previews are of the machine on which the image was built.
  const { previews: _, previewChanges: __, ...known } = built
  const first: Releases = { ...known, revision: 1 }
  return (await store.write(part, first)) ? `begins with ${built.served[0]?.version}` : 'somebody else has begun it now'
}

/** Whole at once: what was cut off before is not taken for a version. */
async function copyVersion(from: string, to: string, version: string): Promise<void> {
  const [built, place] = [from, to].map(part => path.join(part, 'dist', version)) as [string, string]
  if (!existsSync(built) || existsSync(place)) return
  const unfinished = `${place}.begin`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path.dirname(place), { recursive: true })
  await cp(built, unfinished, { recursive: true })
  await rename(unfinished, place)
}

/** What is there already was sent by an attempt before: it is written over with the same. */
async function sendVersion(built: string, bucket: Bucket, prefix: string): Promise<void> {
  const names = existsSync(built) ? await readdir(built) : []
  await inParallel(names, SENT_AT_ONCE, async name =>
    bucket.put(prefix + name, new Uint8Array(await readFile(path.join(built, name)))),
  )
}
