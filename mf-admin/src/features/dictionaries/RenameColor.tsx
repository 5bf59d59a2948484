import type { DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { Button } from '@shop/ui-kit/Button'
import { ModalDialog } from '../../components/ModalDialog.tsx'
import type { AnyRow, DictionaryDraft } from '../../dictionaries/dictionary-draft.ts'
import { useTexts } from '../../use-texts.ts'
import css from './RenameColor.module.css'

/** Does the form give another title to a colour that articles have? Then a new colour may be meant. */
export function isRenaming(kind: DictionaryKind, { fields, articles }: AnyRow, { title }: DictionaryDraft): boolean {
  const hasOtherTitle = fields.title?.uk !== title.uk.trim() || fields.title?.en !== title.en.trim()
  return kind === 'color' && articles > 0 && hasOtherTitle
}

type Props = {
  was: AnyRow
  draft: DictionaryDraft
  onRename: () => Promise<void>
  onMake: () => Promise<void>
  onClose: () => void
}

/** Before a colour is renamed for all articles that have it: how many they are, and a new colour as the other choice. */
export function RenameColor({ was, draft, onRename, onMake, onClose }: Props) {
  const { t, locale } = useTexts()
  const titles = { was: was.fields.title?.[locale] ?? was.name, will: draft.title[locale].trim() }
  const choose = (save: () => Promise<void>) => () => {
    onClose()
    void save()
  }
  return (
    <ModalDialog title={t('renameColor.title', titles)} closeLabel={t('renameColor.close')} narrow onClose={onClose}>
      <p>{t('renameColor.about', { ...titles, count: was.articles })}</p>
      <div className={css.buttons}>
        <Button onClick={choose(onRename)}>{t('renameColor.all', { count: was.articles })}</Button>
        <Button variant="outline" onClick={choose(onMake)}>
          {t('renameColor.create')}
        </Button>
      </div>
    </ModalDialog>
  )
}
