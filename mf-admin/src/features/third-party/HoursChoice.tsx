import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { useTexts } from '../../use-texts.ts'

const choices = [24, 72, 168, 720] as const

/** How long the link can be paid by. */
export function HoursChoice({ hours, onChange }: { hours: number; onChange: (hours: number) => void }) {
  const { t } = useTexts()
  return (
    <ChipRadio
      legend={t('link.fields.hours')}
      options={choices.map(value => ({ value: String(value), label: t('link.days', { count: value / 24 }) }))}
      value={String(hours)}
      onChange={value => onChange(Number(value))}
    />
  )
}
