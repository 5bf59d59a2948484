import { ShopError } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { useTexts } from '../use-texts.ts'

type Props = { error: Error; title: string; isRetrying: boolean; onRetry: () => void }

/** Why something did not come. What a role may not see is not worth another try. */
export function Failure({ error, title, isRetrying, onRetry }: Props) {
  const { t, locale } = useTexts()
  const code = error instanceof ShopError ? error.code : 'unknown'
  if (code === 'forbidden')
    return <EmptyState title={errorTexts.forbidden[locale]}>{t('failure.forbidden')}</EmptyState>
  const isOffline = error instanceof ShopError && error.details.offline !== undefined
  return (
    <ErrorState title={title} retryLabel={t('failure.again')} retrying={isRetrying} onRetry={onRetry}>
      {isOffline ? t('failure.offline') : t('failure.advice')}
    </ErrorState>
  )
}
