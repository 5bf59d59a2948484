import type { AnyInput } from '@shop/api-client/input'
import { useUnsaved } from '@shop/shell/unsaved'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { useFocusOnRefusal } from '../components/use-focus-on-refusal.ts'
import { type FieldsByCode, useStaffCall } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'
import { problemText } from './problem-text.ts'

export type CallFormOptions<Values extends FieldValues> = UseFormProps<Values> & {
  /** What is sent of the draft: by it each message goes once its field is mended. */
  inputOf?: (draft: Values) => AnyInput
  fieldsByCode?: FieldsByCode
  /** Where the texts of its codes stand, where that is not `errors`. */
  texts?: string
}

/** A draft that is sent as it is. */
export const asBody = (draft: FieldValues): AnyInput => ({ body: draft })

/**
 * A form that one call saves. All its problems stand at their fields after the first press, each until its field is mended;
 * leaving with unsaved changes asks first, and nothing that was typed is lost. Fields are checked by the contract of the
 * call, as the service checks them.
 */
export function useCallForm<Values extends FieldValues>(options: CallFormOptions<Values>) {
  const { inputOf, fieldsByCode, texts = 'errors', ...formOptions } = options
  const { t } = useTexts()
  const form = useForm<Values>(formOptions)
  const element = useRef<HTMLFormElement>(null)
  const { follow, ...calls } = useStaffCall(fieldsByCode)
  const { isBusy, refusal } = calls
  const { isDirty } = form.formState
  useFocusOnRefusal(element, refusal)
  useUnsaved(isDirty && !isBusy)

  const onTyped = useEffectEvent(() => refusal && inputOf && follow(inputOf(form.getValues())))
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => onTyped() }), [subscribe])

  const errorOf = (field: string, obligatory?: string) => problemText(t, refusal, field, { obligatory, texts })
  return { form, element, ...calls, isDirty, errorOf }
}
