import type { PageTexts } from '@shop/contracts/staff/storefront/staff-texts'
import type { StaticText } from '@shop/contracts/static-texts/static-texts'

type Both = { uk: string; en: string }
/** Paragraphs are parted by an empty line, items of a list stand one on a line. */
export type SectionDraft = { id: string; heading: Both; paragraphs: Both; list: Both; image: string | null; alt: Both }

/** A page as it is typed, both languages side by side: so they always have the same sections. */
export type TextDraft = {
  title: Both
  metaTitle: Both
  description: Both
  lead: Both
  version: string
  sections: SectionDraft[]
}

const nothing = { uk: '', en: '' }
export const newSection: SectionDraft = {
  id: '',
  heading: nothing,
  paragraphs: nothing,
  list: nothing,
  image: null,
  alt: nothing,
}

export function draftOf({ uk, en }: PageTexts): TextDraft {
  const both = (read: (text: StaticText) => string): Both => ({ uk: read(uk), en: read(en) })
  const count = Math.max(uk.sections.length, en.sections.length)
  return {
    title: both(({ title }) => title),
    metaTitle: both(({ metaTitle }) => metaTitle),
    description: both(({ description }) => description),
    lead: both(({ lead }) => lead),
    version: uk.version ?? '',
    sections: Array.from({ length: count }, (_, index) => ({
      id: uk.sections[index]?.id ?? '',
      heading: both(({ sections }) => sections[index]?.heading ?? ''),
      paragraphs: both(({ sections }) => (sections[index]?.paragraphs ?? []).join('\n\n')),
      list: both(({ sections }) => (sections[index]?.list ?? []).join('\n')),
      image: uk.sections[index]?.picture?.image ?? null,
      alt: both(({ sections }) => sections[index]?.picture?.alt ?? ''),
    })),
  }
}

export function textsOf(draft: TextDraft): PageTexts {
  return { uk: textOf(draft, 'uk'), en: textOf(draft, 'en') }
}

function textOf(draft: TextDraft, locale: 'uk' | 'en'): StaticText {
  const { title, metaTitle, description, lead, version, sections } = draft
  return {
    title: title[locale],
    metaTitle: metaTitle[locale],
    description: description[locale],
    ...(version && { version }),
    lead: lead[locale],
    sections: sections.map(({ id, heading, paragraphs, list, image, alt }) => {
      const parts = partsOf(paragraphs[locale], /\n\s*\n/)
      const items = partsOf(list[locale], /\n/)
      return {
        ...(id && { id }),
        heading: heading[locale],
        ...(parts.length > 0 && { paragraphs: parts }),
        ...(items.length > 0 && { list: items }),
        ...(image && { picture: { image, alt: alt[locale] } }),
      }
    }),
  }
}

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** The form's name for a field that the call names: `text.en.sections.2.heading` is `sections.2.heading.en` there. */
export function fieldIn(name: string): string | null {
  const found = /^text\.(uk|en)\.(.+)$/.exec(name)
  if (!found) return null
  const [, locale, field = ''] = found
  if (field === 'version' || field === 'sections' || field.endsWith('.id')) return field
  const ofPicture = /^sections\.(\d+)\.picture(\.alt)?/.exec(field)
  if (ofPicture) return `sections.${ofPicture[1]}.${ofPicture[2] ? `alt.${locale}` : 'image'}`
  const inSection = /^sections\.(\d+)\.(heading|paragraphs|list)/.exec(field)
  return inSection ? `sections.${inSection[1]}.${inSection[2]}.${locale}` : `${field}.${locale}`
}
