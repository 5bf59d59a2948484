import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppName } from '../apps.ts'
import { root } from '../webpack/root.ts'

const TRY_AGAIN_MS = 100
const BUSY = 5

/**
 * Does the work while no other process does its own under the same file, and waits for it first. The lock is one of SQLite's, which
 * the system takes back when a process ends, however it ends: a killed process holds up no other.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>, onWait: () => void): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true })
  const lock = new DatabaseSync(file)
  try {
    let isWaiting = false
    while (!isTaken(lock)) {
      if (!isWaiting) onWait()
      isWaiting = true
      await pause(TRY_AGAIN_MS)
    }
    return await work()
  } finally {
    lock.close()
  }
}

/** From compiling until what was built is copied: two of one app would write into the same folder. */
export function whileBuilding<Result>(app: AppName, work: () => Promise<Result>): Promise<Result> {
  const file = path.join(root, '.cache/build', `${app}.lock`)
  return withLock(file, work, () => console.log(`${app}: waiting for another build of it to end`))
}

/** @throws Error for whatever else keeps the file from being locked. */
function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return false
    throw error
  }
}
