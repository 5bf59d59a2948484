import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import { Button } from '@shop/ui-kit/Button'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { Icon } from '@shop/ui-kit/Icon'
import { type ReactNode, useId, useState } from 'react'
import { ObligatoryGroupMark } from '../components/ObligatoryLegend.tsx'
import { useTexts } from '../use-texts.ts'
import { DropZone } from './DropZone.tsx'
import { PictureChooser } from './PictureChooser.tsx'
import css from './PictureField.module.css'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

type Props = {
  label: string
  /** Name of the picture, as it is stored and sent; null: none. */
  value: string | null
  /** `uploaded` when it has just come: its size, its stand-in. */
  onChange: (name: string | null, uploaded?: UploadedPicture) => void
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean
  /** It may be left empty: then a button takes the picture out. */
  optional?: boolean
  /** It must not be left empty. */
  required?: boolean
}

/** One picture inside another form: uploaded here, or chosen from those of a product. Nothing is saved by it: the form does that. */
export function PictureField(props: Props) {
  const { label, value, onChange, hint, error, disabled = false, optional = false, required = false } = props
  const { t } = useTexts()
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const { uploads, add, cancel, retry } = useUploads(picture => onChange(picture.name, picture))
  return (
    <fieldset className={css.field} disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.label}>
        {label}
        {required && <ObligatoryGroupMark />}
      </legend>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.row}>
        <span className={css.picture}>
          {value ? (
            <img src={imageAddress(value, 320, 'webp')} alt={t('pictures.chosen', { label })} className={css.image} />
          ) : (
            <Icon name="image" />
          )}
        </span>
        <div className={css.ways}>
          <DropZone
            single
            disabled={disabled}
            onFiles={add}
            label={t(value ? 'pictures.replace' : 'pictures.chooseOne')}
          />
          <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
          <div className={css.buttons}>
            <Button variant="text" size="small" onClick={() => setChoosing(true)}>
              {t('pictures.fromProduct')}
            </Button>
            {optional && value && (
              <Button variant="text" size="small" onClick={() => onChange(null)}>
                {t('pictures.takeOut')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      {isChoosing && (
        <PictureChooser
          onClose={() => setChoosing(false)}
          onChoose={name => {
            setChoosing(false)
            onChange(name)
          }}
        />
      )}
    </fieldset>
  )
}
