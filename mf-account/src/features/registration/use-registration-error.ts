import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import type { FieldName, RegistrationValues } from './registration-form.ts'

/** What to say beside a field, or nothing. */
export function useRegistrationError(): (name: FieldName) => string | undefined {
  const { t } = useTexts()
  const { getFieldState, formState } = useFormContext<RegistrationValues>()
  return name => {
    const { error } = getFieldState(name, formState)
    return error && t(`errors.${error.message}`)
  }
}
