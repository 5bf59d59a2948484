import { useController, useFormContext } from 'react-hook-form'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { PictureField } from '../../picture-upload/PictureField.tsx'
import type { HomeDraft } from './draft/home-draft.ts'

type Props = {
  label: string
  hint?: string
  name:
    | `slider.${number}.${'image' | 'image_mobile'}`
    | `blocks.${number}.${'image' | 'image_second' | `categories.${number}.image`}`
  errorOf: ErrorOf
}

/** A picture of the draft: slides and categories cannot do without one, a banner can. */
export function PictureChoice({ label, hint, name, errorOf }: Props) {
  const { control } = useFormContext<HomeDraft>()
  const { field } = useController({ control, name })
  const isOptional = name.startsWith('blocks') && !name.includes('categories')
  const error = isOptional ? errorOf(name) : errorOf(name, label)
  return (
    <div data-wrong={error ? true : undefined}>
      <PictureField
        label={label}
        hint={hint}
        error={error}
        value={field.value || null}
        onChange={picture => field.onChange(picture ?? (isOptional ? null : ''))}
        optional={isOptional}
        required={!isOptional}
      />
    </div>
  )
}
