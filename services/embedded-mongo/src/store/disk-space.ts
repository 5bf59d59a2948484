import type { DatabaseSync } from 'node:sqlite'
import type { CommandError } from '../errors.ts'

/** More than a small change takes, so that the next one after it is not refused again at once; in bytes. */
const PROBE_BYTES = 64 * 1024

/**
 * From the first change that found no space until a trial finds some, changes are refused before they reach memory: putting
 * memory back to what the disk holds costs as much as a start, and readers would wait for it again and again.
 */
export function watchSpace(database: DatabaseSync, everyMs: number) {
  let problem: CommandError | undefined
  let timer: NodeJS.Timeout | undefined

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  function tryAgain(): void {
    if (!hasSpace(database)) return
    problem = undefined
    stop()
  }

  return {
    /** Throws the error of the first refused change, while there is no space. */
    assert(): void {
      if (problem) throw problem
    },
    missing(found: CommandError): void {
      problem = found
      timer ??= setInterval(tryAgain, everyMs).unref()
    },
    stop,
  }
}

/** Kept under a name that no session has, and taken away again. */
function hasSpace(database: DatabaseSync): boolean {
  try {
    database.exec(`REPLACE INTO answers VALUES ('room', 0, zeroblob(${PROBE_BYTES}), ${Date.now()})`)
    database.exec("DELETE FROM answers WHERE session = 'room'")
    return true
  } catch {
    return false
  }
}

const FULL = 13
const INPUT_OUTPUT = 10

/** SQLite's result codes for a disk that is full, or that refuses to be written; their first byte is the kind. */
export function isOutOfSpace(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false
  if (typeof error.errcode !== 'number') return false
  return [FULL, INPUT_OUTPUT].includes(error.errcode & 0xff)
}
