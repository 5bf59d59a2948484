import { isDeepStrictEqual } from 'node:util'
import { type Home, homeSchema } from '@shop/contracts/catalog/home'
import { ShopError } from '@shop/contracts/errors'
import type { HomePart, StaffHome } from '@shop/contracts/staff/storefront/staff-home'
import { refuseFields } from '@shop/service-kit/calls/fields'
import { type Author, revisionOf } from '@shop/service-kit/storage/change-at-revision'
import { readChosen, toChosenProduct } from '../product-page/chosen-products.ts'
import type { ProductDeps } from '../product-page/read-card-lists.ts'
import type { HomeRepository, HomeVersion, PublishedHome } from './home.repository.ts'
import { drawable, EMPTY_HOME, type HomeKnowledge, missingIn, picturesOf } from './home-rules.ts'

export type HomeEditorDeps = ProductDeps & {
  home: HomeRepository
  hasPicture: (name: string) => Promise<boolean>
}

/** A change of the draft: the parts before and after it, for the audit log; null when nothing has changed. */
export type HomeChange = { before: unknown; after: unknown }
type At = Author & { revision: number }

/** What the editor of the home page shows. */
export async function readStaffHome(deps: HomeEditorDeps): Promise<StaffHome> {
  const [{ page, published, revised }, versions] = await Promise.all([readBoth(deps), deps.home.versions()])
  const { known, products } = await knowledgeOf(deps, page)
  return {
    draft: { ...page, ...revisionOf(revised) },
    is_published: isDeepStrictEqual(page, published?.page ?? EMPTY_HOME),
    published: publicationOf(published?.published ?? null),
    versions: versions.map(version => toVersion(version, published)),
    missing: missingIn(page, known),
    products,
  }
}

/** The draft as shoppers would see it. */
export async function readDrawableDraft(deps: HomeEditorDeps): Promise<Home> {
  const { page } = await readBoth(deps)
  const { known } = await knowledgeOf(deps, page)
  return drawable(page, known)
}

/**
 * Changes parts of the draft.
 * @throws ShopError changed_meanwhile
 */
export async function changeDraft({ home }: HomeEditorDeps, part: HomePart, at: At): Promise<HomeChange | null> {
  await home.beginDraft((await home.findPublished())?.page ?? EMPTY_HOME)
  const names = Object.keys(part) as (keyof Home)[]
  const { before, after } = await home.changeDraft(at.revision, part as Partial<Home>, at)
  const of = (page: Home) => Object.fromEntries(names.map(name => [name, page[name]]))
  return isDeepStrictEqual(of(before), of(after)) ? null : { before: of(before), after: of(after) }
}

/**
 * Shows the draft to shoppers and keeps it as a version; a page that came with the shop becomes the version before it.
 * @throws ShopError validation with the fields that are missing; changed_meanwhile
 */
export async function publishDraft(deps: HomeEditorDeps, at: At): Promise<HomeChange | null> {
  const { home } = deps
  const { page, published } = await readBoth(deps)
  const { known } = await knowledgeOf(deps, page)
  const fields = missingIn(page, known)
  refuseFields(fields)
  await home.beginDraft(page)
  // What is published is the revision that the editor saw; of two who publish it at once one is refused.
  const { after } = await home.changeDraft(at.revision, {}, at)
  const before = published?.page ?? EMPTY_HOME
  if (isDeepStrictEqual(before, after)) return null
  if (published && published.version === undefined) await home.keepVersion({ page: before, by: null, at: null })
  const version = await home.keepVersion({ page: after, by: at.who, at: at.at })
  await home.publish(after, version, at)
  return { before, after }
}

/**
 * Makes the draft an earlier version, or without one what shoppers see now.
 * @throws ShopError not_found; changed_meanwhile
 */
export async function restoreVersion(deps: HomeEditorDeps, id: number | null, at: At): Promise<HomeChange | null> {
  const version = id === null ? null : await deps.home.version(id)
  if (id !== null && !version) throw new ShopError('not_found')
  const page = version ? homeSchema.parse(version.page) : ((await deps.home.findPublished())?.page ?? EMPTY_HOME)
  return changeDraft(deps, page, at)
}

async function readBoth({ home }: HomeEditorDeps) {
  const [published, draft] = await Promise.all([home.findPublished(), home.findDraft()])
  return { published, page: draft?.page ?? published?.page ?? EMPTY_HOME, revised: draft?.revised ?? {} }
}

async function knowledgeOf(deps: HomeEditorDeps, { slider, blocks }: Home) {
  const names = [...slider.flatMap(slide => [slide.image, slide.image_mobile]), ...blocks.flatMap(picturesOf)]
  const pictures = [...new Set(names.flatMap(name => name || []))]
  const chosen = [...new Set(blocks.flatMap(({ kind, articles }) => (kind === 'products' ? articles : [])))]
  const [found, drawn, { tree }] = await Promise.all([
    readChosen(deps, chosen),
    Promise.all(pictures.map(name => deps.hasPicture(name))),
    deps.live.current(),
  ])
  const existing = new Set(pictures.filter((_, index) => drawn[index]))
  const there = new Set(found.flatMap(({ article, card }) => (card ? article : [])))
  const known: HomeKnowledge = {
    hasPicture: name => existing.has(name),
    knows: article => there.has(article),
    hasCategory: name => tree.has(name),
  }
  return { known, products: found.map(toChosenProduct) }
}

function toVersion(
  { _id: id, page, by, at }: HomeVersion,
  published: PublishedHome | null,
): StaffHome['versions'][number] {
  return {
    id,
    ...publicationOf(by !== null && at ? { by, at } : null),
    title: page.slider[0]?.title ?? { uk: '', en: '' },
    slides: page.slider.length,
    blocks: page.blocks.length,
    is_shown: published?.version === id,
  }
}

function publicationOf(published: { by: string; at: Date } | null) {
  return { by: published?.by ?? null, at: published?.at.toISOString() ?? null }
}
