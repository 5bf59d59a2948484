import { ShopError } from '@shop/contracts/errors'
import {
  internalChangeTextEndpoint,
  internalRestoreTextEndpoint,
  internalStaffTextEndpoint,
  internalStaffTextsEndpoint,
  internalTextVersionEndpoint,
  type StaffPage,
  type WholePage,
} from '@shop/contracts/staff/storefront/staff-texts'
import { builtInTexts } from '@shop/contracts/texts/built-in-texts'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import { revisionOf } from '../storage/change-at-revision.ts'
import { textProblem } from './text-rules.ts'
import type { EditedText, KeptText, TextsRepository } from './texts.repository.ts'

/** What staff change of the static pages. */
export function addStaffTextCalls(calls: InternalCalls, texts: TextsRepository, clock: Clock): void {
  handleInternal(calls, internalStaffTextsEndpoint, async () => {
    const kept = new Map((await texts.allKept()).map(text => [text._id, text]))
    return { pages: [...builtInTexts.keys()].map(page => pageOf(page, kept.get(page) ?? null)) }
  })

  handleInternal(calls, internalStaffTextEndpoint, async ({ page }) => ({ page: await whole(page) }))

  handleInternal(calls, internalTextVersionEndpoint, async ({ page, revision }) => {
    const version = await texts.versionOf(page, revision)
    if (!version) throw new ShopError('not_found')
    const { uk, en } = version
    return { text: uk && en ? { uk, en } : builtInOf(page) }
  })

  handleInternal(calls, internalChangeTextEndpoint, async ({ page, revision, text, who }) => {
    const fields = textProblem(text, builtInOf(page))
    if (fields) throw new ShopError('validation', { fields })
    return save(page, text, revision, who)
  })

  handleInternal(calls, internalRestoreTextEndpoint, async ({ page, revision, to, who }) => {
    builtInOf(page)
    if (to === null) return save(page, null, revision, who)
    const version = await texts.versionOf(page, to)
    if (!version) throw new ShopError('not_found')
    const { uk, en } = version
    return save(page, uk && en ? { uk, en } : null, revision, who)
  })

  async function save(page: string, text: EditedText | null, revision: number, who: string) {
    const before = await texts.save(page, text, { revision, who, at: clock.now() })
    return { page: await whole(page), before: before ?? builtInOf(page) }
  }

  async function whole(page: string): Promise<WholePage> {
    const builtIn = builtInOf(page)
    const [kept, versions] = await Promise.all([texts.kept(page), texts.versionsOf(page)])
    return {
      ...pageOf(page, kept),
      text: kept?.uk && kept.en ? { uk: kept.uk, en: kept.en } : builtIn,
      built_in: builtIn,
      versions: versions.map(({ revision, by, at, uk }) => ({
        revision,
        by,
        at: at.toISOString(),
        is_edited: uk !== null,
      })),
    }
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
