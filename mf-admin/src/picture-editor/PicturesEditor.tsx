import { call } from '@shop/api-client/call'
import {
  type ArticlePictures,
  articleImagesEndpoint,
  changeImagesEndpoint,
  staffImagesEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import { queryClient } from '@shop/shell/query'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Refused } from '../components/Refused.tsx'
import { EditConflict, inBothLanguages } from '../forms/EditConflict.tsx'
import { useSavePart } from '../forms/save-parts.tsx'
import { useMovedOn } from '../forms/use-moved-on.ts'
import { useRevisedForm } from '../forms/use-revised-form.ts'
import { renewGoods } from '../goods/renew-goods.ts'
import { ChosenRemoval } from '../removing/ChosenRemoval.tsx'
import { useTexts } from '../use-texts.ts'
import { ArchivedPictures } from './ArchivedPictures.tsx'
import { EditableGallery } from './EditableGallery.tsx'
import css from './PicturesEditor.module.css'
import { type DraftPicture, imagesOf, type PicturesDraft, storedPicturesOf } from './picture-draft.ts'

type Props = {
  known: ArticlePictures
  /** It stands in a page with others of its kind. */
  isPart?: boolean
  onSaved?: () => Promise<void>
}

/** Pictures are uploaded at once; their order, words and what is deleted wait for "save". */
export function PicturesEditor({ known, isPart = false, onSaved }: Props) {
  const { t, locale } = useTexts()
  const edit = useRevisedForm<PicturesDraft>(storedPicturesOf(known))
  useMovedOn(edit, storedPicturesOf(known), draft => JSON.stringify(imagesOf(draft)))
  const [images, own] = edit.form.watch(['images', 'own'])
  const { article, shared_with: shared = [], archived = [] } = known

  async function save(): Promise<boolean> {
    const mine = edit.mine()
    const body = { article, pictures_revision: edit.revision(), images: imagesOf(mine), own: mine.own }
    const saved = await edit.ask(changeImagesEndpoint, { body })
    if (!saved) return false
    edit.take(storedPicturesOf(saved.product))
    page.noteUndo(saved.undo)
    for (const { path } of [articleImagesEndpoint, staffImagesEndpoint])
      await queryClient.invalidateQueries({ queryKey: [path] })
    await onSaved?.()
    return true
  }
  /** What was only uploaded yet is in no product: it is taken off, and goes of itself. */
  function removalOf(chosen: readonly DraftPicture[]) {
    const stored = chosen.filter(({ name }) => known.images.some(image => image.name === name))
    return (
      <ChosenRemoval
        kind="picture"
        names={stored.map(({ name }) => name)}
        title={stored[0]?.alt[locale] || undefined}
        isArchived={false}
        onDone={renewGoods}
      />
    )
  }
  const title = t('model.picturesOf', { name: article })
  const page = useSavePart({ section: 'colors', title, isDirty: edit.isDirty, save })
  const namesOf = (draft: PicturesDraft) => draft.images.map(({ name }) => name.slice(-6)).join(', ')
  const altsOf = (draft: PicturesDraft, locale: 'uk' | 'en') => draft.images.map(({ alt }) => alt[locale]).join('; ')
  return (
    <div className={css.editor}>
      <EditableGallery
        images={images}
        of={isPart ? article : undefined}
        onChange={next => edit.form.setValue('images', next, { shouldDirty: true })}
        actionsFor={removalOf}
      >
        {(shared.length > 0 || own) && (
          <Checkbox
            label={t('pictures.own', { article })}
            hint={own ? t('pictures.ownHint') : t('pictures.sharedWith', { articles: shared.join(', ') })}
            {...edit.form.register('own')}
          />
        )}
      </EditableGallery>
      {edit.refusal?.code !== 'changed_meanwhile' && <Refused refusal={edit.refusal} />}
      {archived.length > 0 && <ArchivedPictures pictures={archived} />}
      <EditConflict
        edit={edit}
        read={async () => storedPicturesOf((await call(articleImagesEndpoint, { params: { article } })).product)}
        fields={[{ label: t('pictures.order'), textOf: namesOf }, ...inBothLanguages(t, t('pictures.alt'), altsOf)]}
        onKeepMine={save}
      />
    </div>
  )
}
