import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import { keyOf } from '../picked-lines.ts'

/** Does the item go back on sale? The form around it holds the lines that do not, by their keys, as `worn`. */
export function RestockField({ line }: { line: FullOrder['lines'][number] }) {
  const { t } = useTexts()
  const { control } = useFormContext<{ worn: readonly string[] }>()
  const {
    field: { value: worn, onChange },
  } = useController({ control, name: 'worn' })
  const key = keyOf(line)
  return (
    <Checkbox
      label={t('step.restock')}
      checked={!worn.includes(key)}
      onChange={event => onChange(event.currentTarget.checked ? worn.filter(other => other !== key) : [...worn, key])}
    />
  )
}
