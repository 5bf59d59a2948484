import { allSizesEndpoint } from '@shop/contracts/catalog/dictionaries'
import { useEndpoint } from '@shop/shell/query'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../use-texts.ts'
import css from './WornFields.module.css'
import { wornFields } from './worn-draft.ts'

type Props = {
  /** Of the form's field that holds the draft. */
  name: string
  /** What is wrong with a field, by its name in the call: `model_params.height_cm`. */
  errorOf: (field: string) => string | undefined
}

/** The person in the pictures: whole centimetres and the size that is worn; all empty says nothing. */
export function WornFields({ name, errorOf }: Props) {
  const { t } = useTexts()
  const listId = useId()
  const { register } = useFormContext()
  const sizes = useEndpoint(allSizesEndpoint, {}).data?.sizes ?? []
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{t('worn.about')}</legend>
      {wornFields.map(field => (
        <TextField
          key={field}
          label={t(`worn.${field}`)}
          error={errorOf(`model_params.${field}`)}
          autoComplete="off"
          {...(field === 'wears_size' ? { list: listId, maxLength: 20 } : { inputMode: 'numeric', maxLength: 3 })}
          {...register(`${name}.${field}`)}
        />
      ))}
      <datalist id={listId}>
        {sizes.map(size => (
          <option key={size.name} value={size.name} />
        ))}
      </datalist>
    </fieldset>
  )
}
