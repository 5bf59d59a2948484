import { createHash } from 'node:crypto'
import type { AuditedKind } from '@shop/contracts/staff/people/audited'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { Change } from '@shop/service-kit/between-services/staff-calls'

export type AuditAction = 'login' | 'login_password' | 'login_refused' | 'logout' | `${AuditedKind}_${string}`

/** Who did it, from where, in which request (by the id in logs and in the answer). */
export type AuditEntry = Change & { who: string; address: string; request_id: string }
/** A refused try. */
export type RefusedTry = Omit<AuditEntry, 'action'> & {
  action: 'login_refused' | 'staff_confirm_refused'
  /** There is an account with this login. */
  isAccount: boolean
  client: ClientKey
}
/**
 * `outcome`: what staff asked for has begun, and no answer has come (yet). `tries`: how many refused ones this entry stands for,
 * the last of them at `last_at`. `body_hash`: of the request under a key; `open_calls`: how many calls under it may have done
 * what was asked for.
 */
export type StoredEntry = Omit<AuditEntry, 'once'> & {
  _id: string
  at: Date
  outcome?: 'unknown'
  body_hash?: string
  open_calls?: number
  tries?: number
  last_at?: Date
}

/** What the log finds an entry by. */
export type SearchKeys = { kind: string; words: string[] }

/** An id that equal words always give, in the form that all ids of the log have: so something is recorded once. */
export function entryId(...words: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
