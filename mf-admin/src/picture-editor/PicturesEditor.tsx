import { call } from '@shop/api-client/call'
import {
  type ArticlePictures,
  articleImagesEndpoint,
  changeImagesEndpoint,
  MOST_PICTURES,
  staffImagesEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { useState } from 'react'
import { Refused } from '../components/Refused.tsx'
import { EditConflict, inBothLanguages } from '../forms/EditConflict.tsx'
import { useRevisedForm } from '../forms/use-revised-form.ts'
import { DropZone } from '../picture-upload/DropZone.tsx'
import { UploadList } from '../picture-upload/UploadList.tsx'
import { useUploads } from '../picture-upload/use-uploads.ts'
import { useTexts } from '../use-texts.ts'
import { PictureCards } from './PictureCards.tsx'
import { PictureDetails } from './PictureDetails.tsx'
import css from './PicturesEditor.module.css'
import { type DraftPicture, imagesOf, type PicturesDraft, putBack, storedOf, withUploaded } from './picture-draft.ts'

const UNDO_MS = 8000

type Props = {
  known: ArticlePictures
  /** It stands in a page with others of its kind: pictures that are pasted could be meant for any of them. */
  isPart?: boolean
  onSaved?: () => Promise<void>
}

/** Pictures are uploaded at once; their order, words and what is deleted wait for "save". */
export function PicturesEditor({ known, isPart = false, onSaved }: Props) {
  const { t } = useTexts()
  const edit = useRevisedForm<PicturesDraft>(storedOf(known))
  const [images, own] = edit.form.watch(['images', 'own'])
  const { article, shared_with: shared = [] } = known
  const [opened, setOpened] = useState<string | null>(null)
  const now = () => edit.form.getValues('images')
  const set = (next: DraftPicture[]) => edit.form.setValue('images', next, { shouldDirty: true })
  const { uploads, add, cancel, retry } = useUploads(({ name }, later) => set(withUploaded(now(), name, later)))
  const room = MOST_PICTURES - images.length - uploads.filter(({ state }) => state !== 'failed').length
  const shown = images.find(({ id }) => id === opened) ?? images[0]

  function take(files: readonly File[]): void {
    if (files.length > room) notify(t('pictures.tooMany', { count: MOST_PICTURES }), { tone: 'error' })
    void add(files.slice(0, Math.max(0, room)))
  }
  function remove(ids: ReadonlySet<string>): void {
    const before = now()
    set(before.filter(({ id }) => !ids.has(id)))
    const undo = { label: t('pictures.undo'), act: () => set(putBack(now(), before, ids)) }
    notify(t('pictures.deleted', { count: ids.size }), { action: undo, lastsMs: UNDO_MS })
  }
  async function save(): Promise<void> {
    const mine = edit.mine()
    const body = { article, pictures_revision: edit.revision(), images: imagesOf(mine), own: mine.own }
    const saved = await edit.ask(changeImagesEndpoint, { body })
    if (!saved) return
    edit.take(storedOf(saved.product))
    notify(t('pictures.saved'), { tone: 'success' })
    for (const { path } of [articleImagesEndpoint, staffImagesEndpoint])
      await queryClient.invalidateQueries({ queryKey: [path] })
    await onSaved?.()
  }
  const namesOf = (draft: PicturesDraft) => draft.images.map(({ name }) => name.slice(-6)).join(', ')
  const altsOf = (draft: PicturesDraft, locale: 'uk' | 'en') => draft.images.map(({ alt }) => alt[locale]).join('; ')
  return (
    <div className={css.editor}>
      <DropZone onFiles={take} takesPaste={!isPart} disabled={room <= 0} />
      {(shared.length > 0 || own) && (
        <Checkbox
          label={t('pictures.own', { article })}
          hint={own ? t('pictures.ownHint') : t('pictures.sharedWith', { articles: shared.join(', ') })}
          {...edit.form.register('own')}
        />
      )}
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      <div className={css.columns}>
        {images.length === 0 && <p className={css.none}>{t('pictures.noneText')}</p>}
        {images.length > 0 && (
          <PictureCards images={images} opened={shown?.id ?? null} onOpen={setOpened} onOrder={set} onDelete={remove} />
        )}
        {shown && (
          <PictureDetails
            key={shown.id}
            picture={shown}
            isAsked={shown.id === opened}
            number={images.indexOf(shown) + 1}
            onChange={changes => set(now().map(image => (image.id === shown.id ? { ...image, ...changes } : image)))}
          />
        )}
      </div>
      <div className={css.bar} data-part={isPart || undefined} data-stays>
        <Button busy={edit.isBusy} aria-disabled={!edit.isDirty || undefined} onClick={() => edit.isDirty && save()}>
          {t(isPart ? 'pictures.savePart' : 'pictures.save')}
        </Button>
        <span role="status" className={css.state}>
          {edit.isDirty && t('pictures.unsaved')}
        </span>
        {edit.refusal?.code !== 'changed_meanwhile' && <Refused refusal={edit.refusal} />}
      </div>
      <EditConflict
        edit={edit}
        read={async () => storedOf((await call(articleImagesEndpoint, { params: { article } })).product)}
        fields={[{ label: t('pictures.order'), textOf: namesOf }, ...inBothLanguages(t, t('pictures.alt'), altsOf)]}
        onKeepMine={save}
      />
    </div>
  )
}
