import { Select } from '@shop/ui-kit/fields/Select'
import { useTexts } from '../../../use-texts.ts'

type Props = { name: string; most: number; value: string; onChange: (count: string) => void }

/** For how many items of a line something else is chosen, all of them first. */
export function ItemCount({ name, most, value, onChange }: Props) {
  const { t } = useTexts()
  const counts = Array.from({ length: most }, (_, less) => String(most - less))
  return (
    <Select
      label={t('change.howMany')}
      aria-label={t('step.pieces', { name })}
      options={counts.map(count => ({ value: count, label: t('step.of', { count, all: String(most) }) }))}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
