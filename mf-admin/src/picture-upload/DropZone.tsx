import { uploadLimits } from '@shop/contracts/catalog/upload-limits'
import { buttonClass } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './DropZone.module.css'

type Props = {
  onFiles: (files: readonly File[]) => void
  /** One file only. */
  single?: boolean
  /** Pictures that are pasted anywhere on the page come here; not where several of these stand. */
  takesPaste?: boolean
  disabled?: boolean
  label?: string
}

/** Files come by dropping, choosing or pasting. */
export function DropZone({ onFiles, single = false, takesPaste = false, disabled = false, label }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const give = (files: Iterable<File> | null | undefined) => {
    const all = [...(files ?? [])]
    if (all.length > 0 && !disabled) onFiles(single ? all.slice(0, 1) : all)
  }

  useEffect(() => {
    if (!takesPaste) return
    const paste = ({ clipboardData }: ClipboardEvent) => give(clipboardData?.files)
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(!disabled)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field inside does the same
    <div
      className={css.zone}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        give(event.dataTransfer.files)
      }}
    >
      <Icon name="upload" />
      <label htmlFor={id} className={`${buttonClass({ variant: 'outline', size: 'small' })} ${css.choose}`}>
        {label ?? t(single ? 'pictures.chooseOne' : 'pictures.choose')}
        <input
          id={id}
          type="file"
          className={css.input}
          accept={uploadLimits.types.join(',')}
          multiple={!single}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={event => {
            give(event.currentTarget.files)
            // Lets one file be chosen twice.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <p id={`${id}-hint`} className={css.hint}>
        {t(takesPaste ? 'pictures.dropOrPaste' : 'pictures.drop')}{' '}
        {t('pictures.limits', { min: uploadLimits.minWidth })}
      </p>
    </div>
  )
}
