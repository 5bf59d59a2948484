import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleasedService } from '@shop/contracts/released-services'

export type CopyState = { port: number; version: string; restarts: number }

/** What a shape says of itself in its folder, for the commands: only its own user may read it, as it holds a key. */
export type ShapeState = {
  pid: number
  url: string
  databaseUri: string
  dbPrefix: string
  /** What the commands show its services: their key, and the secret of a shape from before there were keys. */
  commandsKey?: string
  internalSecret?: string
  /** Where the copies of each are, those that run and the one that is free: `CATALOG_URL` and the like. */
  addresses: Record<string, string>
  /** The copies of each service that it replaces. */
  services: Partial<Record<ReleasedService, CopyState[]>>
  /** All processes of it with the file that each began with: what is left of a killed shape is ended by them. */
  processes: { pid: number; script: string }[]
}

/** Below the data of this machine. */
export function shapeFolder(dataDir = process.env.DATA_DIR || '.data'): string {
  return path.resolve(dataDir, 'shape')
}

/** The shape of this folder while its process lives; null: none runs. */
export async function readShape(folder = shapeFolder()): Promise<ShapeState | null> {
  const state = await readLastState(folder)
  return state && isAlive(state.pid) ? state : null
}

/** What a shape said of itself last, also one that was killed. */
export async function readLastState(folder: string): Promise<ShapeState | null> {
  const text = await readFile(path.join(folder, 'state.json'), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

export async function writeShape(folder: string, state: ShapeState): Promise<void> {
  const beside = path.join(folder, `state-${randomUUID()}.new`)
  await mkdir(folder, { recursive: true })
  await writeFile(beside, JSON.stringify(state, null, 2), { mode: 0o600 })
  await rename(beside, path.join(folder, 'state.json'))
}

/** Does a process of this number live? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
