import { TextField } from '@shop/ui-kit/fields/TextField'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { obligatory } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = UseFormRegisterReturn & { label: string; errorOf: Parameters<typeof obligatory>[0] }

/** The number of a parcel, as the carrier prints it. */
export function TrackingField({ label, errorOf, ...field }: Props) {
  const { t } = useTexts()
  return (
    <TextField
      {...obligatory(errorOf, 'tracking', label)}
      hint={t('step.trackingHint')}
      autoComplete="off"
      spellCheck={false}
      inputMode="text"
      maxLength={35}
      {...field}
    />
  )
}
