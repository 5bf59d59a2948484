import { TextField } from '@shop/ui-kit/fields/TextField'
import { useEffect, useRef } from 'react'
import { useTexts } from '../use-texts.ts'

type Props = { value: string; error?: string | null | undefined; onChange: (code: string) => void }

/** The six digits of the emailed code. The field comes with the answer to a press of a button, so the next key belongs to it. */
export function CodeField({ value, error, onChange }: Props) {
  const { t } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      label={t('code.label')}
      hint={t('code.hint')}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      onChange={event => onChange(event.currentTarget.value.replace(/\D/g, ''))}
    />
  )
}
