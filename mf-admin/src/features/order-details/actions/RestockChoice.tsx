import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { useTexts } from '../../../use-texts.ts'
import { keyOf } from './picked-lines.ts'

type Props = {
  line: FullOrder['lines'][number]
  /** Lines, by their keys, that are not as new. */
  notForSale: readonly string[]
  onChange: (notForSale: readonly string[]) => void
}

/** Does the item go back on sale? */
export function RestockChoice({ line, notForSale, onChange }: Props) {
  const { t } = useTexts()
  const key = keyOf(line)
  return (
    <Checkbox
      label={t('step.restock')}
      checked={!notForSale.includes(key)}
      onChange={event =>
        onChange(event.currentTarget.checked ? notForSale.filter(other => other !== key) : [...notForSale, key])
      }
    />
  )
}
