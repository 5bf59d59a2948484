import type { AuditedKind } from '@shop/contracts/staff/people/audited'
import type { ClientKey } from '@shop/service-kit/auth/client-key'

export type AuditAction = 'login' | 'login_password' | 'login_refused' | 'logout' | `${AuditedKind}_${string}`

/** What a member of staff changed; an action that changes a fact also records before and after (rules §17.2). */
export type Change = {
  action: AuditAction
  /** Which one: a number, an article, a login. */
  subject?: string
  /** All of them, where one change was about several. */
  subjects?: readonly string[]
  /** What was asked for, where that is not all of `after`. */
  asked?: unknown
  /** The key of the request: a repeat under it is the same change, and is recorded once. */
  once?: string
  before?: unknown
  after?: unknown
}

/** Who did it, from where, in which request (the id that stands in logs and in the answer). */
export type AuditEntry = Change & { who: string; address: string; request_id: string }
/** A try that was refused, by whoever it was. */
export type RefusedTry = Omit<AuditEntry, 'action'> & {
  action: 'login_refused' | 'staff_confirm_refused'
  /** Somebody has this login. */
  isAccount: boolean
  client: ClientKey
}
/** `tries`: how many refused ones this entry stands for, the last of them at `last_at`. */
export type StoredEntry = Omit<AuditEntry, 'once'> & { _id: string; at: Date; tries?: number; last_at?: Date }
