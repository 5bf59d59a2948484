import { ShopError } from '@shop/contracts/errors'
import {
  changeTextEndpoint,
  type PageTexts,
  restoreTextEndpoint,
  type StaffPage,
  staffTextEndpoint,
  staffTextsEndpoint,
  textVersionEndpoint,
  type WholePage,
} from '@shop/contracts/staff/storefront/staff-texts'
import { builtInTexts } from '@shop/contracts/texts/built-in-texts'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { invalid } from '@shop/service-kit/calls/fields'
import type { Clock } from '@shop/service-kit/process/clock'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { UploadsRepository } from '../staff-pictures/uploads.repository.ts'
import { findMissing, picturesOf, withKnownPictures } from './text-pictures.ts'
import type { EditedText, KeptText, TextsRepository } from './texts.repository.ts'

export type StaffTextDeps = {
  texts: TextsRepository
  clock: Clock
  hasPicture: (name: string) => Promise<boolean>
  uploads: Pick<UploadsRepository, 'claim'>
}

/** What staff change of the static pages. */
export function addStaffTextCalls(calls: InternalCalls, deps: StaffTextDeps): void {
  const { texts, clock, uploads } = deps
  staffRead(calls, staffTextsEndpoint, async () => {
    const kept = new Map((await texts.findAllTexts()).map(text => [text._id, text]))
    return { pages: [...builtInTexts.keys()].map(page => pageOf(page, kept.get(page) ?? null)) }
  })

  staffRead(calls, staffTextEndpoint, async ({ params: { page } }) => ({ page: await readWholePage(deps, page) }))

  staffRead(calls, textVersionEndpoint, async ({ params: { page, revision } }) => ({
    text: (await textOfVersion(page, Number(revision))) ?? builtInOf(page),
  }))

  staffWrite(calls, changeTextEndpoint, async ({ params: { page }, body: { revision, text }, who }) => {
    const fields = textProblem(text, builtInOf(page))
    if (fields) throw new ShopError('validation', { fields })
    const pictures = picturesOf([text.uk, text.en])
    const missing = await findMissing(deps.hasPicture, pictures)
    const wrong = text.uk.sections.findIndex(({ picture }) => picture && missing.has(picture.image))
    if (wrong >= 0) throw invalid(`text.uk.sections.${wrong}.picture.image`, 'unknown_picture')
    // From now on in use, so that the job that removes pictures leaves them.
    await uploads.claim(pictures, clock.now())
    const saved = await save(page, text, revision, who)
    return { answer: { page: saved.page }, change: { action: 'text_change', subject: page, ...saved.changed } }
  })

  staffWrite(calls, restoreTextEndpoint, async ({ params: { page }, body: { revision, to }, who }) => {
    builtInOf(page)
    const saved = await save(page, to === null ? null : await textOfVersion(page, to), revision, who)
    return {
      answer: { page: saved.page },
      change: { action: 'text_restore', subject: page, asked: { to }, ...saved.changed },
    }
  })

  async function save(name: string, text: EditedText | null, revision: number, who: string) {
    const before = await texts.save(name, text, { revision, who, at: clock.now() })
    const page = await readWholePage(deps, name)
    return { page, changed: { before: before ?? builtInOf(name), after: page.text } }
  }

  /** Null where that version was the text that came with the shop. */
  async function textOfVersion(page: string, revision: number): Promise<EditedText | null> {
    const version = await texts.versionOf(page, revision)
    if (!version) throw new ShopError('not_found')
    const { uk, en } = version
    return uk && en ? { uk, en } : null
  }
}

async function readWholePage({ texts, hasPicture }: StaffTextDeps, page: string): Promise<WholePage> {
  const builtIn = await withKnownPictures(hasPicture, builtInOf(page))
  const [kept, versions] = await Promise.all([texts.findText(page), texts.versionsOf(page)])
  return {
    ...pageOf(page, kept),
    text: kept?.uk && kept.en ? await withKnownPictures(hasPicture, { uk: kept.uk, en: kept.en }) : builtIn,
    built_in: builtIn,
    versions: versions.map(({ revision, by, at, uk }) => ({
      revision,
      by,
      at: at.toISOString(),
      is_edited: uk !== null,
    })),
  }
}

function pageOf(page: string, kept: KeptText | null): StaffPage {
  const { uk, en } = kept?.uk && kept.en ? { uk: kept.uk, en: kept.en } : builtInOf(page)
  return {
    page,
    title: { uk: uk.title, en: en.title },
    is_edited: Boolean(kept?.uk),
    ...revisionOf(kept ?? {}),
  }
}

/** @throws ShopError not_found: only pages of the shop have a text. */
function builtInOf(page: string) {
  const builtIn = builtInTexts.get(page)
  if (!builtIn) throw new ShopError('not_found')
  return builtIn
}

/**
 * What is wrong with a page as staff wrote it, by field; null: nothing. Both languages need the same sections, since links
 * to a section are the same in both; a text that customers agree to keeps its day.
 */
function textProblem({ uk, en }: PageTexts, builtIn: PageTexts): Record<string, string> | null {
  if (builtIn.uk.version && !uk.version) return { 'text.uk.version': 'day_required' }
  if (uk.version !== en.version) return { 'text.en.version': 'day_required' }
  if (uk.sections.length !== en.sections.length) return { 'text.en.sections': 'sections_differ' }
  const differs = uk.sections.findIndex(({ id }, index) => id !== en.sections[index]?.id)
  const pictured = uk.sections.findIndex(({ picture }, index) => picture?.image !== en.sections[index]?.picture?.image)
  if (pictured >= 0) return { [`text.en.sections.${pictured}.picture`]: 'sections_differ' }
  if (differs >= 0) return { [`text.en.sections.${differs}.id`]: 'sections_differ' }
  const ids = uk.sections.flatMap(({ id }) => id ?? [])
  const twice = uk.sections.findIndex(
    ({ id }, index) => id !== undefined && ids.indexOf(id) < index && isTwice(ids, id),
  )
  return twice >= 0 ? { [`text.uk.sections.${twice}.id`]: 'section_twice' } : null
}

function isTwice(ids: readonly string[], id: string): boolean {
  return ids.indexOf(id) !== ids.lastIndexOf(id)
}
