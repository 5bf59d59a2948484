import { useUnsaved } from '@shop/shell/unsaved'
import { useRef } from 'react'
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { useFocusOnRefusal } from '../components/use-focus-on-refusal.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../use-texts.ts'

/**
 * A form that one call saves. A refusal stands at its field, leaving with unsaved changes asks first, and nothing that was
 * typed is lost. Fields are checked by the contract of the call, as the service checks them.
 */
export function useCallForm<Values extends FieldValues>(options: UseFormProps<Values>) {
  const { t } = useTexts()
  const form = useForm<Values>(options)
  const element = useRef<HTMLFormElement>(null)
  const { ask, check, isBusy, refusal, forgetRefusal } = useStaffCall()
  const { isDirty } = form.formState
  useFocusOnRefusal(element, refusal)
  useUnsaved(isDirty && !isBusy)

  /** What is wrong with a field, by its name in the call. */
  const errorOf = (field: string) => refusal?.fields[field] && textOfCode(t, 'errors', refusal.fields[field])
  return { form, element, ask, check, isBusy, isDirty, refusal, forgetRefusal, errorOf }
}
