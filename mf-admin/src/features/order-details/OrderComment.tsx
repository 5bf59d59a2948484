import { updateCommentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { endpointKey, queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { Refused } from '../../components/Refused.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OrderComment.module.css'

/** The shop's own note: staff who may change the order write it, the others read it. */
export function OrderComment({ number, comment }: Pick<FullOrder, 'number' | 'comment'>) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const { form, element, ask, isBusy, isDirty, refusal } = useCallForm({
    values: { text: comment },
    // What a colleague wrote meanwhile does not take the place of what is being typed.
    resetOptions: { keepDirtyValues: true },
  })

  async function save({ text }: { text: string }) {
    const answer = await ask(updateCommentEndpoint, { query: { order: number, comment: text } })
    if (!answer) return
    form.reset({ text: answer.order.comment })
    queryClient.setQueryData(endpointKey(fullOrderEndpoint.path, { query: { order: number } }), answer)
  }
  if (!may('fulfilment')) return <p className={css.note}>{comment || t('comment.none')}</p>
  return (
    <form ref={element} className={css.form} onSubmit={form.handleSubmit(save)}>
      <TextArea
        label={t('order.comment')}
        labelHidden
        placeholder={t('comment.example')}
        maxLength={1000}
        rows={2}
        {...form.register('text')}
      />
      <Refused refusal={refusal} />
      {isDirty && (
        <Button type="submit" variant="outline" size="small" busy={isBusy} className={css.save}>
          {t('comment.save')}
        </Button>
      )}
    </form>
  )
}
