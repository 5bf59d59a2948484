import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../../use-texts.ts'
import type { Places } from './places.ts'

/** The directory did not answer: an empty list would say that nothing is delivered there. */
export function PlacesFailure({ places: { hasFailed, isLoading, retry }, text }: { places: Places; text?: string }) {
  const { t } = useTexts()
  if (!hasFailed) return null
  const again = (
    <Button variant="text" size="small" busy={isLoading} onClick={retry}>
      {t('again')}
    </Button>
  )
  return (
    <Notice tone="warn" announced action={again}>
      {text ?? t('places.failed')}
    </Notice>
  )
}
