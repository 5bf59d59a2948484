import { TextField } from '@shop/ui-kit/fields/TextField'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { useController, useFormContext } from 'react-hook-form'
import type { HomeDraft } from './home-draft.ts'
import css from './PictureChoice.module.css'

type Props = {
  label: string
  hint?: string
  name: `slider.${number}.${'image' | 'image_mobile'}` | `blocks.${number}.image`
  error: string | undefined
}

/** A picture by its name, and the picture itself. */
export function PictureChoice({ label, hint, name, error }: Props) {
  const { control } = useFormContext<HomeDraft>()
  const { field } = useController({ control, name })
  const value = field.value ?? ''
  return (
    <div className={css.choice}>
      <span className={css.picture}>
        {/^[a-z0-9-]+$/.test(value) && <img src={imageAddress(value, 320, 'webp')} alt="" width={96} height={64} />}
      </span>
      <TextField
        label={label}
        hint={hint}
        error={error}
        autoComplete="off"
        spellCheck={false}
        value={value}
        ref={field.ref}
        name={name}
        onChange={event => field.onChange(event.target.value.trim())}
        onBlur={field.onBlur}
      />
    </div>
  )
}
