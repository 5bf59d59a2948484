import { createHash } from 'node:crypto'
import { HOUR_MS } from '@shop/calendar/durations'
import type { Db } from 'mongodb'
import type { Metrics } from '../app/metrics.ts'
import type { Log } from '../log/log.ts'
import type { NewEntry, Outbox } from '../outbox/outbox.repository.ts'
import { outboxMetrics } from '../outbox/outbox-metrics.ts'
import type { Clock } from '../process/clock.ts'
import { isDuplicateKey } from '../storage/duplicate-key.ts'
import { mailboxKey } from './mailbox-key.ts'

/** How many emails of a kind a mailbox that is not proved gets within an hour (docs/rules.md, "Emails"). */
export const EMAILS_AN_HOUR = 5

/** `kind`: what the emails are about, counted apart; `mailbox`: where they go. */
type UnprovedEmail = NewEntry & { kind: string; mailbox: string }
export type UnprovedEmails = { enqueue(email: UnprovedEmail): Promise<void> }

/** The keys of the emails within the hour: one that is enqueued again is found among them and not counted twice. */
type Counter = { _id: string; emails: string[]; expires_at: Date }

type Deps = {
  db: Db
  outbox: Outbox
  clock: Clock
  log: Log
  /** Multiplies the limit; Infinity switches it off (tests only). */
  factor?: number
  metrics?: Metrics | undefined
}

/**
 * Emails caused by a visitor who has neither paid nor verified the mailbox. The sixth of a kind within an hour is left
 * out silently: the call that caused it is not refused, and its page shows what the email would say. It stays in the outbox
 * as dropped, so that doing the same again after a crash does not send it after all.
 */
export function createUnprovedEmails({ db, outbox, clock, log, factor = 1, metrics }: Deps): UnprovedEmails {
  // Beside the other limits, whose index forgets what has run out.
  const counters = db.collection<Counter>('limits')
  const results = outboxMetrics(metrics, outbox)
  const most = Math.max(1, Math.floor(EMAILS_AN_HOUR * factor))

  async function isAllowed(kind: string, mailbox: string, email: string): Promise<boolean> {
    if (factor === Number.POSITIVE_INFINITY) return true
    const _id = `email-${kind}:${digestOf(mailboxKey(mailbox))}`
    for (;;) {
      const now = clock.now()
      const expires_at = new Date(now.getTime() + HOUR_MS)
      const running = { _id, expires_at: { $gt: now } }
      const hasRoom = { ...running, [`emails.${most - 1}`]: { $exists: false } }
      const counted = { $addToSet: { emails: email }, $setOnInsert: { expires_at } }
      if (await counters.updateOne(hasRoom, counted, { upsert: true }).catch(unlessThere)) return true
      const full = await counters.findOne(running)
      if (full) return full.emails.includes(email)
      // Its hour is over.
      const nextHour = { $set: { emails: [email], expires_at } }
      if ((await counters.updateOne({ _id, expires_at: { $lte: now } }, nextHour)).matchedCount === 1) return true
    }
  }

  return {
    async enqueue({ kind, mailbox, ...entry }) {
      if (await isAllowed(kind, mailbox, entry.key)) return outbox.enqueue(entry)
      if (!(await outbox.leaveOut(entry))) return
      results.count(entry.effect, 'left_out')
      log.info({ name: kind, reason: 'mailbox_limit' }, 'an email was left out: its mailbox has had enough of them')
    },
  }
}

/** Counters must not reveal whom the shop writes to. */
function digestOf(mailbox: string): string {
  return createHash('sha256').update(mailbox).digest('base64url')
}

// The counter is there, but full or out of date; or two first emails came at once, and this one finds it on its next turn.
function unlessThere(error: unknown): null {
  if (isDuplicateKey(error)) return null
  throw error
}
