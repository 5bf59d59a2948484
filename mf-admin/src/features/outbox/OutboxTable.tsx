import { type OutboxRow, retryOutboxEndpoint, staffOutboxEndpoint } from '@shop/contracts/staff/orders/staff-outbox'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Table } from '@shop/ui-kit/page/Table'
import place from '../../list/ListTable.module.css'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './OutboxTable.module.css'

const columns = ['what', 'state', 'tries', 'created', 'next'] as const

export function OutboxTable({ entries }: { entries: readonly OutboxRow[] }) {
  const { t, locale } = useTexts()
  const moment = (at: string) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`
  return (
    <div className={place.place}>
      <Table caption={t('outbox.title')} captionHidden>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`outbox.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(entry => (
            <tr key={`${entry.service} ${entry.id}`}>
              <th scope="row">
                <What {...entry} />
              </th>
              <td>
                <Badge tone={entry.state === 'dead' ? 'error' : 'plain'}>{t(`outbox.states.${entry.state}`)}</Badge>
              </td>
              <td>
                {t('outbox.tries', { count: entry.attempts })}
                {entry.failure && <span className={css.quiet}> · {entry.failure}</span>}
              </td>
              <td className={css.whole}>{moment(entry.created_at)}</td>
              <td className={css.whole}>
                {entry.state === 'dead' ? <RetryButton entry={entry} /> : moment(entry.due)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
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
