import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from './checkout-form.ts'
import { errorKey, type FieldName } from './field-names.ts'

/** What to say beside a field, or nothing. */
export function useFieldError(): (name: FieldName) => string | undefined {
  const { t } = useTexts()
  const { getFieldState, formState } = useFormContext<CheckoutValues>()
  return name => {
    const { error } = getFieldState(name, formState)
    return error && t(errorKey(name, error.message ?? ''))
  }
}
