import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { levelOf, type Migration } from '@shop/service-kit/migrations/migration'
import ts from 'typescript'
import { readOptions } from '../release-contracts/app-program.ts'
import type { StoredDocuments } from '../releases/contract.ts'
import { isOfTests } from '../source-files.ts'
import { root } from '../webpack/root.ts'
import { type StoredShapes, storedShapes } from './stored-shapes.ts'

/** Raised when more is read of the same sources than before. */
const READING = 1

/** What every service of this working tree stores. */
export async function storedNow(): Promise<Record<ServiceName, StoredDocuments>> {
  const all: [string, StoredDocuments][] = []
  // One after the other: each takes the compiler and some hundred megabytes.
  for (const name of serviceNames) all.push([name, await storedDocuments(name)])
  return Object.fromEntries(all) as Record<ServiceName, StoredDocuments>
}

/** What a service of this working tree stores; its sources are read again only when they have changed. */
export async function storedDocuments(service: string): Promise<StoredDocuments> {
  return { level: levelOf(await migrationsOf(service)), collections: await shapesOf(service) }
}

/** The migrations of a service of this working tree, in their order. */
export async function migrationsOf(service: string): Promise<readonly Migration[]> {
  const file = path.join(root, 'services', service, 'src/migrations/migrations.ts')
  return existsSync(file) ? (await import(file)).migrations : []
}

async function shapesOf(service: string): Promise<StoredShapes> {
  const file = path.join(root, '.cache/contracts', `stored-${service}-${await hashOfSources(service)}-${READING}.json`)
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return JSON.parse(kept)
  const first = path.join(root, 'services', service, 'src/main.ts')
  const shapes = storedShapes(ts.createProgram([first], { ...readOptions(), noEmit: true, types: ['node'] }))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(shapes))
  return shapes
}

async function hashOfSources(service: string): Promise<string> {
  const folders = `{services/${service},shared/{api-client,calendar,contracts,money,pricing,service-kit}}/src/**/*.ts`
  const files = globSync(folders, { cwd: root }).filter(file => !isOfTests(file))
  const hash = createHash('sha256')
  for (const file of [...files, 'package-lock.json'].sort())
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
