import { updateCommentEndpoint } from '@shop/contracts/staff-order-steps'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff-orders'
import { endpointKey, queryClient } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { TextArea } from '@shop/ui-kit/TextArea'
import { type FormEvent, useState } from 'react'
import { Refused } from '../../parts/Refused.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffMember } from '../../session/use-staff-member.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OrderComment.module.css'

/** The shop's own note: whoever may change the order writes it, the others read it. */
export function OrderComment({ number, comment }: Pick<FullOrder, 'number' | 'comment'>) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const [text, setText] = useState(comment)
  const { ask, isBusy, refusal } = useStaffCall()
  useUnsaved(text !== comment)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await ask(updateCommentEndpoint, { query: { order: number, comment: text } })
    if (!answer) return
    setText(answer.order.comment)
    queryClient.setQueryData(endpointKey(fullOrderEndpoint.path, { query: { order: number } }), answer)
  }
  if (!may('fulfilment')) return <p className={css.note}>{comment || t('comment.none')}</p>
  return (
    <form className={css.form} onSubmit={save}>
      <TextArea
        label={t('order.comment')}
        labelHidden
        placeholder={t('comment.example')}
        maxLength={1000}
        rows={2}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Refused refusal={refusal} />
      {text !== comment && (
        <Button type="submit" variant="outline" size="small" busy={isBusy} className={css.save}>
          {t('comment.save')}
        </Button>
      )}
    </form>
  )
}
