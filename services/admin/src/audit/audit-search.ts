import { addDays, startOfKyivDay } from '@shop/calendar/kyiv-days'
import type { AuditFilter } from '@shop/contracts/staff/people/audit'
import type { Document } from 'mongodb'
import type { AuditEntry, StoredEntry } from './audit-entry.ts'

/** Where a page of the log ended. */
export type AuditPlace = { at: Date; id: string }

const MOST_WORDS = 40

/** The words that find an entry: its subject whole and in parts, the login, the action, the request. */
export function wordsOf({ subject = '', who, action, request_id }: Omit<AuditEntry, 'address'>): string[] {
  const whole = [subject, who, action, request_id].map(text => text.toLowerCase())
  const parts = whole.slice(0, 2).flatMap(text => text.split(/[^\p{L}\p{N}]+/u))
  return [...new Set([...whole, ...parts])].filter(Boolean).slice(0, MOST_WORDS)
}

/** The query for the database. Each of its fields has an index that goes on with the time. */
export function questionOf(
  { search = '', who, kind, outcome, from, until }: AuditFilter,
  place: AuditPlace | null,
): Document {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const at = {
    ...(from && { $gte: startOfKyivDay(from) }),
    ...(until && { $lt: startOfKyivDay(addDays(until, 1)) }),
    // Bounds what is read; what was shown of the same moment is skipped below.
    ...(place && { $lte: place.at }),
  }
  return {
    ...(words.length > 0 && { words: { $all: words } }),
    ...(who && { who: who.toLowerCase() }),
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...(Object.keys(at).length > 0 && { at }),
    ...(place && { $or: [{ at: { $lt: place.at } }, { _id: { $lt: place.id } }] }),
  }
}

export function placeOf({ at, _id }: Pick<StoredEntry, 'at' | '_id'>): string {
  return `${at.getTime()}-${_id}`
}

/** Null for a text that is no such place. */
export function readPlace(text: string): AuditPlace | null {
  const [, time, id] = /^(\d{1,15})-([\da-f-]{36})$/.exec(text) ?? []
  return time && id ? { at: new Date(Number(time)), id } : null
}
