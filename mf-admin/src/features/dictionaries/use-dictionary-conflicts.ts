import type { DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { type DictionaryDraft, measures } from '../../dictionaries/dictionary-draft.ts'
import { type ConflictField, inBothLanguages } from '../../forms/EditConflict.tsx'
import { useTexts } from '../../use-texts.ts'

/** What of a thing of each kind can differ between two who saved it. */
export function useDictionaryConflicts(kind: DictionaryKind): ConflictField<DictionaryDraft>[] {
  const { t } = useTexts()
  const title = inBothLanguages<DictionaryDraft>(t, t('dict.fields.title'), ({ title }, locale) => title[locale])
  if (kind === 'collection')
    return [
      ...title,
      { label: t('dict.fields.is_current'), textOf: draft => t(draft.is_current ? 'conflict.yes' : 'conflict.no') },
    ]
  if (kind === 'color')
    return [
      ...title,
      { label: t('dict.fields.hex'), textOf: ({ hex }) => hex },
      { label: t('dict.fields.pattern'), textOf: ({ pattern }) => t(`dict.patterns.${pattern || 'plain'}`) },
    ]
  if (kind === 'height') return title
  return [
    { label: t('dict.fields.short_name'), textOf: draft => draft.short_name },
    ...measures.map(measure => ({
      label: t(`dict.fields.${measure}`),
      textOf: ({ body }: DictionaryDraft) => body[measure],
    })),
  ]
}
