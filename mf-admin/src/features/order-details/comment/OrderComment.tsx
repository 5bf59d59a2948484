import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import type { ReactNode } from 'react'
import { Refused } from '../../../components/Refused.tsx'
import { formatDay, formatTime } from '../../../moments.ts'
import { useStaffMember } from '../../../session/session.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './OrderComment.module.css'
import { useSavedComment } from './use-saved-comment.ts'

type Change = NonNullable<FullOrder['comment_changes']>[number]
type Props = { order: Pick<FullOrder, 'number' | 'comment' | 'comment_changes'> }

/** The shop's own comment: staff who may change the order write it, the others read it. Below it, who wrote what when. */
export function OrderComment({ order }: Props) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const { comment, comment_changes = [] } = order
  const last = comment_changes.at(-1)
  const earlier = comment_changes.slice(0, -1).toReversed()
  const author = last && (
    <span>
      {!last.text && `${t('comment.cleared')}: `}
      <Author change={last} />
    </span>
  )
  return (
    <div className={css.comment}>
      {may('fulfilment') ? (
        <CommentField order={order}>{author}</CommentField>
      ) : (
        <>
          <p className={css.text}>{comment || t('comment.none')}</p>
          <p className={css.meta}>{author}</p>
        </>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className={css.summary}>{t('comment.before')}</summary>
          <ol className={css.changes}>
            {earlier.map(change => (
              <li key={`${change.at} ${change.who}`} className={css.change}>
                <p className={css.quiet}>
                  <Author change={change} />
                </p>
                <p className={css.text}>{change.text || t('comment.cleared')}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function Author({ change: { who, at } }: { change: Change }) {
  const { t, locale } = useTexts()
  if (!who || !at) return t('comment.byNobody')
  return (
    <time dateTime={at}>{t('comment.by', { who, at: `${formatDay(at, locale)}, ${formatTime(at, locale)}` })}</time>
  )
}

function CommentField({ order, children }: Props & { children: ReactNode }) {
  const { t } = useTexts()
  const { text, setText, state, refusal, save, colleague, keepMine, takeTheirs } = useSavedComment(order)
  return (
    <>
      <TextArea
        label={t('order.comment')}
        labelHidden
        placeholder={t('comment.example')}
        maxLength={1000}
        rows={2}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <div className={css.meta}>
        {children}
        <span role="status">{(state === 'saving' || state === 'saved') && t(`comment.${state}`)}</span>
      </div>
      {colleague && (
        <Notice
          announced
          tone="warn"
          title={colleague.by ? t('comment.overtakenBy', { who: colleague.by }) : t('comment.overtaken')}
          action={
            <>
              <Button variant="outline" size="small" onClick={keepMine}>
                {t('conflict.keepMine')}
              </Button>
              <Button variant="text" size="small" onClick={takeTheirs}>
                {t('conflict.takeTheirs')}
              </Button>
            </>
          }
        >
          <p className={css.text}>{colleague.comment || t('comment.cleared')}</p>
        </Notice>
      )}
      {state === 'refused' && (
        <>
          <Refused refusal={refusal} />
          <Button variant="outline" size="small" className={css.again} onClick={() => void save()}>
            {t('comment.again')}
          </Button>
        </>
      )}
    </>
  )
}
