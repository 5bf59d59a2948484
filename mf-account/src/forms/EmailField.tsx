import { cleanEmail } from '@shop/forms/clean-email'
import { TextField, type TextFieldProps } from '@shop/ui-kit/fields/TextField'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { type ChangeEvent, useState } from 'react'
import { useTexts } from '../use-texts.ts'

/** Characters that no address has are removed, and a hint names them. */
export function EmailField({ onChange, ...field }: Omit<TextFieldProps, 'type' | 'hint'>) {
  const { t } = useTexts()
  const [removed, setRemoved] = useState('')

  function clean(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const { email, removed } = cleanEmail(input.value)
    setRemoved(removed)
    if (removed) {
      const caret = cleanEmail(input.value.slice(0, input.selectionStart ?? 0)).email.length
      input.value = email
      input.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }

  const isSpace = removed !== '' && removed.trim() === ''
  const removedText = removed && t(isSpace ? 'email.removedSpace' : 'email.removed', { removed })
  // Not type="email": browsers keep the spaces of such a field to themselves.
  return (
    <div>
      <TextField
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        onChange={clean}
        hint={removedText || undefined}
      />
      {/* Announced only if it stood here before its text did. */}
      <div role="status">
        <VisuallyHidden>{removedText}</VisuallyHidden>
      </div>
    </div>
  )
}
