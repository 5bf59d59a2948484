import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../use-texts.ts'

type Props = {
  /** The element that it opens and closes. */
  controls: string
  isOpen: boolean
  onToggle: () => void
  /** How many of the filters behind it are set. */
  set: number
}

/** Opens the filters of a list that are not asked for each day. */
export function MoreFiltersButton({ controls, isOpen, onToggle, set }: Props) {
  const { t } = useTexts()
  return (
    <Button variant="text" size="small" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {set > 0 ? t('orders.moreFiltersSet', { number: String(set) }) : t('orders.moreFilters')}
    </Button>
  )
}
