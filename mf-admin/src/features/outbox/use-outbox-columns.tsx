import { type OutboxRow, retryOutboxEndpoint, staffOutboxEndpoint } from '@shop/contracts/staff/orders/staff-outbox'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import type { ListColumn } from '../../list/list-column.ts'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './OutboxColumns.module.css'

export function useOutboxColumns(): ListColumn<OutboxRow>[] {
  const { t, locale } = useTexts()
  const moment = (at: string) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`
  const label = (id: string) => t(`outbox.columns.${id}`)
  return [
    { id: 'what', label: label('what'), heading: true, cell: entry => <What {...entry} /> },
    {
      id: 'state',
      label: label('state'),
      cell: ({ state }) => <Badge tone={state === 'dead' ? 'error' : 'plain'}>{t(`outbox.states.${state}`)}</Badge>,
    },
    {
      id: 'tries',
      label: label('tries'),
      cell: ({ attempts, failure }) => (
        <>
          {t('outbox.tries', { count: attempts })}
          {failure && <span className={css.quiet}> · {failure}</span>}
        </>
      ),
    },
    { id: 'created', label: label('created'), className: css.whole, cell: entry => moment(entry.created_at) },
    {
      id: 'next',
      label: label('next'),
      className: css.whole,
      cell: entry => (entry.state === 'dead' ? <RetryButton entry={entry} /> : moment(entry.due)),
    },
  ]
}

/** "Лист «Відправлено», 26-000042": the order can be looked at. */
function What({ effect, about }: OutboxRow) {
  const { t } = useTexts()
  const kind = about.letter ? textOfCode(t, 'letters', about.letter) : textOfCode(t, 'effects', effect)
  return (
    <span className={css.what}>
      {kind}
      {about.order && (
        <>
          {', '}
          <Link to={`/admin/orders?order=${about.order}`}>{about.order}</Link>
        </>
      )}
    </span>
  )
}

/** Tries a dead task again; its outcome shows in a moment. */
function RetryButton({ entry: { id, service } }: { entry: OutboxRow }) {
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
