import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import { CommandError } from '../errors.ts'

/** How far the copy of all data is, in pages of SQLite; `pages` is 0 until the first are copied. */
export type Snapshot = {
  file: string
  state: 'copying' | 'done' | 'failed'
  pages: number
  left: number
  problem: string
}

/** Pages of a step: between two of them the store answers others. */
const STEP_PAGES = 100

/** Removes what an earlier process copied and could not hand over. */
export function removeSnapshots(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (/^snapshot-\d+\.sqlite/.test(name)) rmSync(join(folder, name), { force: true })
  }
}

/**
 * Copies of all data, each of one moment: the one at which the last page is copied. SQLite writes what changes meanwhile into the copy
 * too. One at a time; its file is the caller's to take away.
 */
export function createSnapshots(database: DatabaseSync, folder: string) {
  let last: Snapshot | null = null
  return {
    /** @throws CommandError while another one is copied */
    begin(): Snapshot {
      if (last?.state === 'copying') throw new CommandError(1, 'Another snapshot is being copied')
      const snapshot: Snapshot = {
        file: join(folder, `snapshot-${Date.now()}.sqlite`),
        ...{ state: 'copying', pages: 0, left: 0, problem: '' },
      }
      last = snapshot
      copy(snapshot)
      return snapshot
    },
    /** @throws CommandError where none was begun since the store was started */
    find(): Snapshot {
      if (!last) throw new CommandError(1, 'No snapshot was begun since the store was started')
      return last
    },
  }

  function copy(snapshot: Snapshot): void {
    const progress = ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }) => {
      snapshot.pages = totalPages
      snapshot.left = remainingPages
    }
    backup(database, snapshot.file, { rate: STEP_PAGES, progress }).then(
      pages => Object.assign(snapshot, { state: 'done', pages, left: 0 }),
      (error: Error) => {
        rmSync(snapshot.file, { force: true })
        Object.assign(snapshot, { state: 'failed', problem: error.message })
      },
    )
  }
}
