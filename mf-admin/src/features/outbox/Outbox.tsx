import { staffOutboxEndpoint } from '@shop/contracts/staff/orders/staff-outbox'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { List } from '../../list/List.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Outbox.module.css'
import { useOutboxColumns } from './use-outbox-columns.tsx'

/** Emails and messages that are not delivered yet. The service retries them, so the list is polled. */
export function Outbox() {
  const { t } = useTexts()
  const answer = useStaffEndpoint(staffOutboxEndpoint, {}, { staleTime: 0, refetchInterval: 15_000 })
  const { entries, dead = 0 } = answer.data ?? {}
  return (
    <div className={css.outbox}>
      {dead > 0 && (
        <Notice tone="warn" title={t('outbox.dead', { count: dead })}>
          {t('outbox.deadText')}
        </Notice>
      )}
      <List
        caption={t('outbox.title')}
        columns={useOutboxColumns()}
        answer={answer}
        rows={entries}
        idOf={({ service, id }) => `${service} ${id}`}
        failed={t('outbox.failed')}
        empty={<EmptyState title={t('outbox.none')}>{t('outbox.noneText')}</EmptyState>}
      />
    </div>
  )
}
