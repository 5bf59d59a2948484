import { addDays, startOfKyivDay } from '@shop/calendar/kyiv-days'
import type { AuditFilter } from '@shop/contracts/staff/people/audit'
import type { Document } from 'mongodb'
import type { AuditEntry, StoredEntry } from './audit-entry.ts'

/** Where a page of the log ended. */
export type AuditPlace = { at: Date; id: string }

const MOST_WORDS = 40

/** By what an entry is found: its subject whole and in parts, who it was, the action, the request. */
export function wordsOf({ subject = '', who, action, request_id }: Omit<AuditEntry, 'address'>): string[] {
  const whole = [subject, who, action, request_id].map(text => text.toLowerCase())
  const parts = whole.slice(0, 2).flatMap(text => text.split(/[^\p{L}\p{N}]+/u))
  return [...new Set([...whole, ...parts])].filter(Boolean).slice(0, MOST_WORDS)
}

/** What the database is asked: each part of it has an index that begins with it and goes on with the time. */
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

/** Null for what no page ended with. */
export function readPlace(text: string): AuditPlace | null {
  const [, time, id] = /^(\d{1,15})-([\da-f-]{36})$/.exec(text) ?? []
  return time && id ? { at: new Date(Number(time)), id } : null
}
