import { type ConflictField, inBothLanguages } from '../../forms/EditConflict.tsx'
import { articlesOf } from '../../goods/chosen.ts'
import { useTexts } from '../../use-texts.ts'
import type { BundleDraft } from './bundle-draft.ts'

/** What of a bundle is compared when two people saved it at once. */
export function useBundleConflicts(): readonly ConflictField<BundleDraft>[] {
  const { t } = useTexts()
  return [
    ...inBothLanguages<BundleDraft>(t, t('bundle.fields.title'), ({ title }, locale) => title[locale]),
    ...inBothLanguages<BundleDraft>(t, t('bundle.fields.description'), (draft, locale) => draft.description[locale]),
    { label: t('bundle.products'), textOf: ({ products }) => articlesOf(products).join(', ') },
    { label: t('bundle.fields.percent'), textOf: ({ percent }) => percent },
    { label: t('bundle.fields.is_shown'), textOf: ({ is_shown }) => t(is_shown ? 'bundle.yes' : 'bundle.no') },
    { label: t('bundle.fields.is_new'), textOf: ({ is_new }) => t(is_new ? 'bundle.yes' : 'bundle.no') },
    { label: t('bundle.fields.model'), textOf: ({ model }) => model },
    { label: t('bundle.images'), textOf: ({ images }) => images.map(({ name }) => name).join(', ') },
    { label: t('recommended.title'), textOf: ({ recommendations }) => articlesOf(recommendations).join(', ') },
    { label: t('bundle.worn'), textOf: ({ worn }) => Object.values(worn).filter(Boolean).join(' / ') },
  ]
}
