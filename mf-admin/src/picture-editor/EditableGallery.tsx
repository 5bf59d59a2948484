import { MOST_PICTURES } from '@shop/contracts/staff/goods/staff-pictures'
import { notify } from '@shop/shell/notices'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { DropZone } from '../picture-upload/DropZone.tsx'
import { UploadList } from '../picture-upload/UploadList.tsx'
import { useUploads } from '../picture-upload/use-uploads.ts'
import { UNDO_MS } from '../undo-time.ts'
import { useTexts } from '../use-texts.ts'
import { PictureCards } from './PictureCards.tsx'
import { PictureDetails } from './PictureDetails.tsx'
import css from './PicturesEditor.module.css'
import { type DraftPicture, putBack, withUploaded } from './picture-draft.ts'

type Props = {
  images: readonly DraftPicture[]
  onChange: (images: DraftPicture[]) => void
  /** Whose they are, in a page with others of their kind: pictures that are pasted could be meant for any of them. */
  of?: string | undefined
  /** Hears how many files are on their way: they are in no picture yet. */
  onUploading?: (count: number) => void
  /** What else can be done with those that are ticked. */
  actionsFor?: (chosen: readonly DraftPicture[]) => ReactNode
  /** What is said of all of them, under the place to drop files. */
  children?: ReactNode
}

/** Pictures of a form: uploaded, put in order, described, deleted and brought back. */
export function EditableGallery({ images, onChange, of, onUploading, actionsFor, children }: Props) {
  const { t } = useTexts()
  const [opened, setOpened] = useState<string | null>(null)
  // Several may arrive before the next drawing.
  const latest = useRef(images)
  latest.current = images
  const now = () => latest.current
  const set = (next: DraftPicture[]) => {
    latest.current = next
    onChange(next)
  }
  const { uploads, add, cancel, retry } = useUploads(({ name }, later) => set(withUploaded(now(), name, later)))
  const coming = uploads.filter(({ state }) => state !== 'failed').length
  const room = MOST_PICTURES - images.length - coming
  const shown = images.find(({ id }) => id === opened) ?? images[0]
  const tell = useRef(onUploading)
  tell.current = onUploading
  // Before it is drawn: a form that is sent from then on knows of the file.
  useLayoutEffect(() => {
    tell.current?.(coming)
    // What leaves the page is not uploaded any more.
    return () => tell.current?.(0)
  }, [coming])

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
  return (
    <>
      <DropZone onFiles={take} takesPaste={of === undefined} disabled={room <= 0} />
      {children}
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      <div className={css.columns}>
        {images.length === 0 && <p className={css.none}>{t('pictures.noneText')}</p>}
        {images.length > 0 && (
          <PictureCards
            images={images}
            opened={shown?.id ?? null}
            onOpen={setOpened}
            onOrder={set}
            onDelete={remove}
            actionsFor={actionsFor}
          />
        )}
        {shown && (
          <PictureDetails
            key={shown.id}
            picture={shown}
            isAsked={shown.id === opened}
            of={of}
            number={images.indexOf(shown) + 1}
            onChange={changes => set(now().map(image => (image.id === shown.id ? { ...image, ...changes } : image)))}
          />
        )}
      </div>
    </>
  )
}
