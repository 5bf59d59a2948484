import { type ConflictField, inBothLanguages } from '../../forms/EditConflict.tsx'
import { useTexts } from '../../use-texts.ts'
import type { TextDraft } from './text-draft.ts'

/** A page is compared part by part: all sections of a language are one, since they may have moved. */
export function useTextConflictFields(): ConflictField<TextDraft>[] {
  const { t } = useTexts()
  return [
    ...(['title', 'metaTitle', 'description', 'lead'] as const).flatMap(name =>
      inBothLanguages<TextDraft>(t, t(`texts.fields.${name}`), (draft, locale) => draft[name][locale]),
    ),
    { label: t('texts.fields.version'), textOf: ({ version }) => version },
    ...inBothLanguages<TextDraft>(t, t('texts.sections'), ({ sections }, locale) =>
      sections
        .map(({ heading, paragraphs, list, image, alt }) => [
          heading[locale],
          paragraphs[locale],
          list[locale],
          image ? alt[locale] || image : '',
        ])
        .map(parts => parts.filter(part => part !== '').join('\n'))
        .join('\n\n'),
    ),
  ]
}
