import type { ConflictField } from '../../forms/EditConflict.tsx'
import { useTexts } from '../../use-texts.ts'
import type { TextDraft } from './text-draft.ts'

/** A page is compared part by part: all sections of a language are one, since they may have moved. */
export function useTextConflictFields(): ConflictField<TextDraft>[] {
  const { t } = useTexts()
  const inBoth = (label: string, read: (draft: TextDraft, locale: 'uk' | 'en') => string) =>
    (['uk', 'en'] as const).map(locale => ({
      label: t(`pair.${locale}`, { label }),
      textOf: (draft: TextDraft) => read(draft, locale),
    }))
  return [
    ...(['title', 'metaTitle', 'description', 'lead'] as const).flatMap(name =>
      inBoth(t(`texts.fields.${name}`), (draft, locale) => draft[name][locale]),
    ),
    { label: t('texts.fields.version'), textOf: ({ version }) => version },
    ...inBoth(t('texts.sections'), ({ sections }, locale) =>
      sections
        .map(({ heading, paragraphs, list }) => [heading[locale], paragraphs[locale], list[locale]])
        .map(parts => parts.filter(part => part !== '').join('\n'))
        .join('\n\n'),
    ),
  ]
}
