import { addDays, startOfKyivDay } from '@shop/calendar/kyiv-days'
import type { AuditFilter } from '@shop/contracts/staff/people/audit'
import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import type { Document } from 'mongodb'
import type { AuditEntry, StoredEntry } from './audit-entry.ts'

/** Where a page of the log ended. */
export type AuditPlace = { at: Date; id: string }

const MOST_WORDS = 40

/** The words that find an entry: its subject whole and in parts, the login, the action, the request. */
export function wordsOf({ subject = '', who, action, request_id }: Omit<AuditEntry, 'address'>): string[] {
  const whole = [subject, who, action, request_id].map(inOneSpelling)
  const parts = whole.slice(0, 2).flatMap(text => text.split(/[^\p{L}\p{N}]+/u))
  return [...new Set([...whole, ...parts])].filter(Boolean).slice(0, MOST_WORDS)
}

/** The query for the database. Each of its fields has an index that goes on with the time. */
export function questionOf(
  { search = '', who, kind, outcome, from, until }: AuditFilter,
  place: AuditPlace | null,
): Document {
  const words = inOneSpelling(search).split(/\s+/).filter(Boolean)
  // A subject of several words has the parts of a hyphenated one, not the whole.
  const [whole, spelled] = [words.filter(word => !isSpelled(word)), words.filter(isSpelled)]
  const at = {
    ...(from && { $gte: startOfKyivDay(from) }),
    ...(until && { $lt: startOfKyivDay(addDays(until, 1)) }),
    // Bounds what is read; what was shown of the same moment is skipped below.
    ...(place && { $lte: place.at }),
  }
  return {
    ...(whole.length > 0 && { words: { $all: whole } }),
    ...(spelled.length > 0 && { $and: spelled.map(word => ({ $or: spellingsOf(word) })) }),
    ...(who && { who: who.toLowerCase() }),
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...(Object.keys(at).length > 0 && { at }),
    ...(place && { $or: [{ at: { $lt: place.at } }, { _id: { $lt: place.id } }] }),
  }
}

function isSpelled(word: string): boolean {
  return /['-]/.test(word)
}

/** The word itself or all of its parts. */
function spellingsOf(word: string): Document[] {
  const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return [{ words: { $all: [word] } }, ...(parts.length > 0 ? [{ words: { $all: longestFirst(parts) } }] : [])]
}

/** The first one is what the index is asked for: the longest is in the fewest entries. */
function longestFirst(words: readonly string[]): string[] {
  return words.toSorted((one, other) => other.length - one.length)
}

export function placeOf({ at, _id }: Pick<StoredEntry, 'at' | '_id'>): string {
  return `${at.getTime()}-${_id}`
}

/** Null for a text that is no such place. */
export function readPlace(text: string): AuditPlace | null {
  const [, time, id] = /^(\d{1,15})-([\da-f-]{36})$/.exec(text) ?? []
  return time && id ? { at: new Date(Number(time)), id } : null
}
