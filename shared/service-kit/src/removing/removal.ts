import { ShopError } from '@shop/contracts/errors'
import { confirmsDeletion, type Removable, type Use } from '@shop/contracts/staff/removing/removing'
import type { Author } from '../storage/change-at-revision.ts'

/** What keeps things from being archived, and what keeps them from being deleted. */
export type Stops = { archive: Use[]; delete: Use[] }
export type Restored = { restored: string[]; shown: string[] }

/** How the things of one kind are taken away: what differs from kind to kind, and nothing else (docs/rules.md, "Removing"). */
export type Removal = {
  /** @throws ShopError not_found for one that there is not. */
  find(names: readonly string[]): Promise<Removable[]>
  stops(names: readonly string[]): Promise<Stops>
  /** Pages of ours that their addresses may lead to; left out: they have no address of their own. */
  leading?: Leading
  /** Answers which were not archived before. */
  archive(names: readonly string[], author: Author, move_to: string | null): Promise<string[]>
  restore(names: readonly string[], author: Author): Promise<Restored>
  /** For good; it is only asked for what is archived and named nowhere. Answers what could not go after all. */
  remove(names: readonly string[], author: Author): Promise<Use[]>
}

/** Addresses whose pages go: they lead on to another page of ours, or say that they are gone. */
export type Leading = {
  targets(names: readonly string[]): Promise<{ to: string; title: { uk: string; en: string } }[]>
  /** @throws ShopError validation for a page that is not there. `null`: gone. */
  lead(addresses: readonly string[], to: string | null, author: Author): Promise<void>
  /** As before `lead`. */
  forget(addresses: readonly string[]): Promise<void>
}

type Asked = { names: readonly string[]; leads_to: string | null; move_to?: string | null | undefined }

/**
 * Takes things out of the shop and keeps them. Their addresses lead on before they go: a page that is there comes first.
 * @throws ShopError not_found; in_use with what stands in the way; validation.
 */
export async function archiveThings(removal: Removal, asked: Asked, author: Author): Promise<string[]> {
  const { names, leads_to, move_to = null } = asked
  const things = await removal.find(names)
  if (move_to === null) refuseInUse((await removal.stops(names)).archive)
  await removal.leading?.lead(addressesOf(things), leads_to, author)
  return removal.archive(names, author, move_to)
}

/** @throws ShopError not_found; whatever keeps one from coming back. */
export async function restoreThings(removal: Removal, names: readonly string[], author: Author): Promise<Restored> {
  const things = await removal.find(names)
  const done = await removal.restore(names, author)
  await removal.leading?.forget(addressesOf(things))
  return done
}

/**
 * Deletes for good what is named nowhere. It is archived first, so that nobody orders it between the question and the deletion, and
 * is asked about once more then.
 * @throws ShopError not_found; validation for another name than theirs; in_use with what stands in the way: then all is as it was.
 */
export async function deleteThings(removal: Removal, asked: Asked & { typed: string }, author: Author): Promise<void> {
  const { names, leads_to, typed } = asked
  const things = await removal.find(names)
  if (!confirmsDeletion(typed, things)) throw new ShopError('validation', { fields: { typed: 'typed_name' } })
  refuseInUse((await removal.stops(names)).delete)
  const present = things.filter(({ is_archived }) => !is_archived).map(({ name }) => name)
  await removal.leading?.lead(addressesOf(things), leads_to, author)
  if (present.length > 0) await removal.archive(present, author, null)
  const { delete: late } = await removal.stops(names)
  const stopped = late.length > 0 ? late : await removal.remove(names, author)
  if (stopped.length === 0) return
  if (present.length > 0) await removal.restore(present, author)
  const shown = things.filter(({ is_archived }) => !is_archived)
  await removal.leading?.forget(addressesOf(shown))
  refuseInUse(stopped)
}

function addressesOf(things: readonly Removable[]): string[] {
  return things.flatMap(({ addresses }) => addresses)
}

function refuseInUse(uses: readonly Use[]): void {
  if (uses.length > 0) throw new ShopError('in_use', { uses })
}
