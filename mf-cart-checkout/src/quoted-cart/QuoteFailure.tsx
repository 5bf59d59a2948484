import { ShopError } from '@shop/contracts/errors'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/Notice'
import { useTexts } from '../use-texts.ts'

type QuoteFailureProps = { failure: Error; isRetrying: boolean; onRetry: () => void }

/** The sums could not be had; the lines stay, since the browser keeps them. */
export function QuoteFailure({ failure, isRetrying, onRetry }: QuoteFailureProps) {
  const { t } = useTexts()
  const isOffline = failure instanceof ShopError && failure.details.offline !== undefined
  return (
    <Notice
      tone="warn"
      announced
      action={
        <Button variant="text" size="small" busy={isRetrying} onClick={onRetry}>
          {t('again')}
        </Button>
      }
    >
      {t(isOffline ? 'cart.offline' : 'cart.failed')}
    </Notice>
  )
}
