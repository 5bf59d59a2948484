import type { Text } from '@shop/contracts/texts/text'
import type { ConflictField } from '../../../forms/EditConflict.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { HomeDraft } from './home-draft.ts'

const lines = (texts: readonly string[]) => texts.filter(Boolean).join('\n')
const both = ({ uk, en }: Text) => lines([uk, en])

/** What the comparison of two drafts shows: each part of the page in a few words. */
export function useHomeConflicts(): ConflictField<HomeDraft>[] {
  const { t } = useTexts()
  return [
    {
      label: t('homeEditor.tabs.slides'),
      textOf: ({ slider }) =>
        lines(
          slider.flatMap(({ title, text, link, image, image_mobile }) => [
            both(title),
            both(text),
            link,
            image,
            image_mobile,
          ]),
        ),
    },
    {
      label: t('homeEditor.tabs.blocks'),
      textOf: ({ blocks }) =>
        lines(
          blocks.flatMap(({ title, text, link, image, selection, articles, categories }) => [
            ...[both(title), both(text), link, image ?? ''],
            selection === 'articles' ? articles.join(', ') : t(`homeEditor.selections.${selection}`),
            categories.map(({ name, image }) => `${name} ${image}`).join(', '),
          ]),
        ),
    },
    {
      label: t('homeEditor.onWide'),
      textOf: draft => t(draft.is_header_white ? 'homeEditor.light' : 'homeEditor.dark'),
    },
    {
      label: t('homeEditor.onPhones'),
      textOf: draft => t(draft.is_header_white_mobile ? 'homeEditor.light' : 'homeEditor.dark'),
    },
  ]
}
