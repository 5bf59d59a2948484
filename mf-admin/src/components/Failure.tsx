import { ShopError } from '@shop/contracts/errors'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { useTexts } from '../use-texts.ts'
import { Forbidden } from './Forbidden.tsx'
import { RequestNumber } from './RequestNumber.tsx'

type Props = { error: Error; title: string; isRetrying: boolean; onRetry: () => void }

/** Why something did not come. What a role may not see is not worth another try. */
export function Failure({ error, title, isRetrying, onRetry }: Props) {
  const { t } = useTexts()
  const code = error instanceof ShopError ? error.code : 'unknown'
  if (code === 'forbidden') return <Forbidden />
  const isOffline = error instanceof ShopError && error.details.offline !== undefined
  return (
    <ErrorState title={title} retryLabel={t('failure.again')} retrying={isRetrying} onRetry={onRetry}>
      {isOffline ? t('failure.offline') : t('failure.advice')}
      {error instanceof ShopError && <RequestNumber details={error.details} />}
    </ErrorState>
  )
}
