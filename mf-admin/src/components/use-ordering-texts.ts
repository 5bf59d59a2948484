import type { OrderableTexts } from '@shop/ui-kit/choices/OrderableList'
import { useTexts } from '../use-texts.ts'

/** What a list that staff put in order says of its items. */
export function useOrderingTexts(): OrderableTexts {
  const { t } = useTexts()
  return {
    earlier: name => t('ordering.earlier', { name }),
    later: name => t('ordering.later', { name }),
    announceMove: (name, index, count) => t('ordering.moved', { name, place: index, count }),
  }
}
