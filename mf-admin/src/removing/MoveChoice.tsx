import { Select, type SelectOption } from '@shop/ui-kit/fields/Select'
import { problemText } from '../forms/problem-text.ts'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'

type Props = {
  targets: readonly SelectOption[]
  value: string
  /** It was pressed without a choice. */
  isMissing: boolean
  refusal: CallRefusal | null
  onChange: (target: string) => void
}

/** Where what is in something goes before that is archived. */
export function MoveChoice({ targets, value, isMissing, refusal, onChange }: Props) {
  const { t } = useTexts()
  const label = t('removing.moveTo')
  return (
    <Select
      label={label}
      error={isMissing ? t('errors.emptyOf', { field: label }) : problemText(t, refusal, 'move_to')}
      placeholder={t('removing.moveChoose')}
      options={targets}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
