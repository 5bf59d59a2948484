import type { Collection, Db, Document } from 'mongodb'
import { expectOutcome, type Refusal, refusalWith } from '../database.ts'
import { show } from '../shelf.ts'
import { type Thing, useThings } from '../things.ts'

const before: Thing = {
  _id: 1,
  n: 5,
  f: 1.5,
  s: 'text',
  nul: null,
  at: new Date('2026-01-01'),
  tags: ['a', 'b', 'a'],
  nums: [3, 1, 2],
  o: { x: 1, y: { z: 2 } },
  lines: [
    { sku: 'x', count: 1, holds: [{ id: 1 }] },
    { sku: 'y', count: 2, holds: [] },
    { sku: 'x', count: 3 },
  ],
}

export const unchanged = 'unchanged'

type UpdateCase = {
  filter?: Document
  update: Document
  /** The fields that differ afterwards. */
  gives: Document | Refusal | typeof unchanged
  without?: string[]
}

type UpsertCase = { filter: Document; update: Document; gives: Document | Refusal }

async function applyUpdate(db: Db, things: Collection<Thing>, statement: Document): Promise<unknown> {
  const { writeErrors, nModified } = await db.command({ update: things.collectionName, updates: [statement] })
  return writeErrors ? refusalWith(writeErrors[0].code) : { nModified, document: await things.findOne() }
}

export function describeUpdates(cases: UpdateCase[]): void {
  const { server, things } = useThings()
  for (const { filter, update, gives, without = [] } of cases) {
    const where = filter ? ` where ${show(filter)}` : ''
    test(`${show(update)}${where} ${gives === unchanged ? 'changes nothing' : `gives ${show(gives)}`}`, async () => {
      await things().insertOne({ ...before })
      const outcome = await applyUpdate(server().db, things(), { q: { _id: 1, ...filter }, u: update })
      expectOutcome(outcome, expectedAfter(gives, without))
    })
  }
}

function expectedAfter(gives: UpdateCase['gives'], without: string[]): unknown {
  if (gives === unchanged) return { nModified: 0, document: before }
  if ('refusedWith' in gives) return gives
  const kept = Object.entries({ ...before, ...gives }).filter(([field]) => !without.includes(field))
  return { nModified: 1, document: Object.fromEntries(kept) }
}

export function describeUpserts(cases: UpsertCase[]): void {
  const { server, things } = useThings()
  for (const { filter, update, gives } of cases) {
    test(`${show(update)} for missing ${show(filter)} gives ${show(gives)}`, async () => {
      const outcome = await applyUpdate(server().db, things(), { q: filter, u: update, upsert: true })
      expectOutcome(outcome, 'refusedWith' in gives ? gives : { nModified: 0, document: gives })
    })
  }
}
