import { type OutboxRow, retryOutboxEndpoint, staffOutboxEndpoint } from '@shop/contracts/staff-outbox'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'

/** Tries a dead letter again; what comes of it is seen in a moment. */
export function RetryButton({ entry: { id, service } }: { entry: OutboxRow }) {
  const { t } = useTexts()
  const { ask, isBusy } = useStaffCall()
  const retry = async () => {
    const isAsked = await ask(retryOutboxEndpoint, { params: { id }, body: { service } })
    notify(t(isAsked ? 'outbox.retried' : 'outbox.notRetried'), { tone: isAsked ? 'success' : 'error' })
    await queryClient.invalidateQueries({ queryKey: [staffOutboxEndpoint.path] })
  }
  return (
    <Button variant="outline" size="small" busy={isBusy} onClick={retry}>
      {t('outbox.retry')}
    </Button>
  )
}
