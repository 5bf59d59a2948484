import { CommandError } from '../errors.ts'
import type { IndexSpec } from './index-spec.ts'
import type { createSnapshots } from './snapshot.ts'

export type Change =
  | { kind: 'put'; collection: number; row: number; bytes: Uint8Array }
  | { kind: 'delete'; collection: number; row: number }
  | { kind: 'createCollection'; collection: number; database: string; name: string }
  | { kind: 'dropCollection'; collection: number }
  | { kind: 'createIndex'; collection: number; spec: IndexSpec }
  | { kind: 'dropIndex'; collection: number; name: string }
  | { kind: 'answer'; session: string; number: number; reply: Uint8Array }

export type StoredCollection = {
  number: number
  database: string
  name: string
  /** Read one after the other, so that they do not lie in memory twice. */
  rows: Iterable<{ number: number; bytes: Uint8Array }>
  indexes: IndexSpec[]
}

export type Snapshots = ReturnType<typeof createSnapshots>

export type StoredAnswer = { session: string; number: number; reply: Uint8Array }

/**
 * Where changes go before they are acknowledged. `settle` calls back once everything recorded so far is kept;
 * with an error if it could not be, and then none of what is still unsettled is kept.
 */
export interface Journal {
  record(change: Change): void
  settle(answer: (error?: Error) => void): void
  /** Called when a write failed and memory holds what the disk does not, before any answer is sent. */
  onFailure(reload: () => void): void
  collections(): StoredCollection[]
  answers(): StoredAnswer[]
  /** @throws CommandError where all is in memory only */
  snapshots(): Snapshots
  close(): void
}

export function createMemoryJournal(): Journal {
  return {
    record() {},
    settle(answer) {
      answer()
    },
    onFailure() {},
    collections: () => [],
    answers: () => [],
    snapshots() {
      throw new CommandError(115, 'What is in memory only has no snapshots')
    },
    close() {},
  }
}
