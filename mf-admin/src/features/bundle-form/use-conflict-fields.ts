import type { ConflictField } from '../../forms/EditConflict.tsx'
import { articlesOf } from '../../goods/chosen.ts'
import { useTexts } from '../../use-texts.ts'
import type { BundleDraft } from './bundle-draft.ts'

/** What of a bundle is compared when two people saved it at once. */
export function useConflictFields(): readonly ConflictField<BundleDraft>[] {
  const { t } = useTexts()
  const yesNo = (value: boolean) => t(value ? 'bundle.yes' : 'bundle.no')
  const pair = (label: string, field: 'title' | 'description') =>
    (['uk', 'en'] as const).map(locale => ({
      label: t(`pair.${locale}`, { label }),
      textOf: (draft: BundleDraft) => draft[field][locale],
    }))
  return [
    ...pair(t('bundle.fields.title'), 'title'),
    ...pair(t('bundle.fields.description'), 'description'),
    { label: t('bundle.products'), textOf: ({ products }) => articlesOf(products).join(', ') },
    { label: t('bundle.fields.percent'), textOf: ({ percent }) => percent },
    { label: t('bundle.fields.is_shown'), textOf: ({ is_shown }) => yesNo(is_shown) },
    { label: t('bundle.fields.is_new'), textOf: ({ is_new }) => yesNo(is_new) },
    { label: t('bundle.fields.model'), textOf: ({ model }) => model },
    { label: t('bundle.images'), textOf: ({ images }) => images.map(({ name }) => name).join(', ') },
    { label: t('recommended.title'), textOf: ({ recommendations }) => articlesOf(recommendations).join(', ') },
    { label: t('bundle.worn'), textOf: ({ worn }) => Object.values(worn).filter(Boolean).join(' / ') },
  ]
}
