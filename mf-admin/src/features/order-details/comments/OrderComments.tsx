import { markCommentEndpoint } from '@shop/contracts/staff/orders/order-comments'
import type { FullOrder, OrderCommentView } from '@shop/contracts/staff/orders/staff-orders'
import { Button } from '@shop/ui-kit/Button'
import { Refused } from '../../../components/Refused.tsx'
import { StaffLogin } from '../../../components/StaffLogin.tsx'
import { formatDay, formatTime } from '../../../moments.ts'
import { useStaffMember } from '../../../session/session.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { useTexts } from '../../../use-texts.ts'
import { showOrder } from '../show-order.ts'
import { NewComment } from './NewComment.tsx'
import css from './OrderComments.module.css'

/** What staff write for each other on an order, the oldest first; who may not change the order reads it. */
export function OrderComments({ order: { number, comments = [] } }: { order: Pick<FullOrder, 'number' | 'comments'> }) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  return (
    <div className={css.comments}>
      {comments.length > 0 ? (
        <ol className={css.thread} aria-label={t('comments.title')}>
          {comments.map((comment, place) => (
            <li key={comment.id ?? place} className={css.comment}>
              <Comment comment={comment} number={number} />
            </li>
          ))}
        </ol>
      ) : (
        <p className={css.quiet}>{t('comments.none')}</p>
      )}
      {may('fulfilment') && <NewComment number={number} />}
    </div>
  )
}

function Comment({ comment, number }: { comment: OrderCommentView; number: string }) {
  const { t, locale } = useTexts()
  const { at, who, text, assignee } = comment
  return (
    <>
      <p className={css.author}>
        {who && at ? (
          <>
            <StaffLogin login={who} />
            <time dateTime={at}>{`${formatDay(at, locale)}, ${formatTime(at, locale)}`}</time>
          </>
        ) : (
          t('comments.byNobody')
        )}
      </p>
      <p className={css.text}>{text}</p>
      {assignee && <Task comment={comment} number={number} />}
    </>
  )
}

/** Who is to do something about it, and whether it is done; a colleague of theirs may mark it too. */
function Task({ comment: { id, assignee, done }, number }: { comment: OrderCommentView; number: string }) {
  const { t, locale } = useTexts()
  const { may } = useStaffMember()
  const { ask, isBusy, refusal } = useStaffCall()

  async function mark() {
    const saved = await ask(markCommentEndpoint, { params: { number, id: id ?? '' }, body: { is_done: done === null } })
    if (saved) showOrder(saved.order)
  }
  return (
    <div className={css.task}>
      <p>
        {done
          ? t('comments.doneBy', { assignee: assignee ?? '', who: done.who, day: formatDay(done.at, locale) })
          : t('comments.for', { assignee: assignee ?? '' })}
      </p>
      {may('fulfilment') && (
        <Button variant={done ? 'text' : 'outline'} size="small" busy={isBusy} onClick={() => void mark()}>
          {done ? t('comments.reopen') : t('comments.done')}
        </Button>
      )}
      <Refused refusal={refusal} />
    </div>
  )
}
