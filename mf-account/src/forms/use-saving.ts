import { ShopError } from '@shop/contracts/errors'
import { notify } from '@shop/shell/notices'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useRefusedText } from '../customer/refused-text.ts'
import { useTexts } from '../use-texts.ts'

type Saving<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>
  save: (values: Checked) => Promise<void>
  /** The field of this form for a field of the call; null when it has none. */
  fieldFor: (field: string) => Path<Values> | null
  onEnd: () => void
}

/** Saves a form: what is refused stands at its field, or over the buttons, and nothing that was typed is lost. */
export function useSaving<Values extends FieldValues, Checked = Values>({
  form,
  save,
  fieldFor,
  onEnd,
}: Saving<Values, Checked>) {
  const { t } = useTexts()
  const refusedText = useRefusedText()
  const [refused, setRefused] = useState<string | null>(null)

  async function submit(values: Checked) {
    setRefused(null)
    try {
      await save(values)
    } catch (error) {
      const wrong = wrongFields(error).flatMap(([field, message]) => {
        const name = fieldFor(field)
        return name ? [{ name, message }] : []
      })
      for (const { name, message } of wrong) form.setError(name, { message })
      const [first] = wrong
      if (first) return form.setFocus(first.name)
      return setRefused(refusedText(error))
    }
    notify(t('personal.saved'), { tone: 'success' })
    onEnd()
  }
  return { submit: form.handleSubmit(submit), refused }
}

function wrongFields(error: unknown): [string, string][] {
  const fields = error instanceof ShopError ? error.details.fields : null
  return typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
}
