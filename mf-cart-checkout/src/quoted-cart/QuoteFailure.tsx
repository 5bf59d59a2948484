import { ShopError } from '@shop/contracts/errors'
import { useIsOnline } from '@shop/shell/online'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../use-texts.ts'

type QuoteFailureProps = { failure: Error; isRetrying: boolean; onRetry: () => void }

/** The sums could not be had; the lines stay, since the browser keeps them. */
export function QuoteFailure({ failure, isRetrying, onRetry }: QuoteFailureProps) {
  const { t } = useTexts()
  // Without a connection trying is useless; with it the answer comes by itself.
  const canRetry = useIsOnline()
  const isOffline = failure instanceof ShopError && failure.details.offline !== undefined
  // Another way of delivery helps here; asking again does not.
  const isRefused = failure instanceof ShopError && failure.code === 'delivery_not_available'
  const reason = isRefused ? 'delivery.notForOrder' : 'cart.failed'
  return (
    <Notice
      tone="warn"
      announced
      action={
        canRetry &&
        !isRefused && (
          <Button variant="text" size="small" busy={isRetrying} onClick={onRetry}>
            {t('again')}
          </Button>
        )
      }
    >
      {t(isOffline ? 'cart.offline' : reason)}
    </Notice>
  )
}
