import type { UnmatchedEvent } from '@shop/contracts/staff/orders/payments-desk'
import { matchEventEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { ModalDialog } from '../../components/ModalDialog.tsx'
import { obligatory, problemText } from '../../forms/problem-text.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { CloseEventForm } from './CloseEventForm.tsx'
import { readDeskAgain } from './desk-list.ts'

type Props = { event: UnmatchedEvent }

/** What is done about an event: its money finds its order, or staff say what became of it. */
export function EventForm({ event }: Props) {
  const { t } = useTexts()
  const [open, setOpen] = useState<'match' | 'close' | null>(null)
  const close = () => setOpen(null)
  const title = t('desk.paymentOf', { payment: event.payment_id })
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={t(`desk.stepOf.${event.next}`, { payment: event.payment_id })}
        onClick={() => setOpen(event.next === 'match' ? 'match' : 'close')}
      >
        {t(`desk.step.${event.next}`)}
      </Button>
      {event.next === 'match' && (
        <Button
          variant="text"
          size="small"
          aria-label={t('desk.withoutOrderOf', { payment: event.payment_id })}
          onClick={() => setOpen('close')}
        >
          {t('desk.withoutOrder')}
        </Button>
      )}
      {open && (
        <ModalDialog narrow title={title} closeLabel={t('step.close')} onClose={close}>
          {open === 'match' ? (
            <MatchForm event={event} onClose={close} />
          ) : (
            <CloseEventForm event={event} onClose={close} />
          )}
        </ModalDialog>
      )}
    </>
  )
}

function MatchForm({ event, onClose }: Props & { onClose: () => void }) {
  const { t } = useTexts()
  const { ask, follow, isBusy, refusal } = useStaffCall()
  const [number, setNumber] = useState('')
  const body = (order: string) => ({ event: event.id, order: order.trim() })
  const errorOf = (field: string, label?: string) =>
    problemText(t, refusal, field, { obligatory: label, texts: 'desk.problems' })

  async function match() {
    const done = await ask(matchEventEndpoint, { body: body(number) })
    if (!done) return
    onClose()
    const isDouble = done.order.payments.filter(({ state }) => state === 'approved').length > 1
    const text = t(isDouble ? 'desk.matchedDouble' : 'desk.matched', { order: done.order.number })
    notify(text, { tone: 'success' })
    await readDeskAgain()
  }
  return (
    <ActionFrame
      title={t('desk.step.match')}
      about={t('desk.matchAbout', { sum: `${event.amount} ${event.currency}` })}
      confirmLabel={t('desk.matchConfirm')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['order']}
      onConfirm={() => void match()}
      onClose={onClose}
    >
      <TextField
        {...obligatory(errorOf, 'order', t('desk.orderNumber'))}
        autoComplete="off"
        inputMode="numeric"
        placeholder="26-000123"
        maxLength={20}
        value={number}
        onChange={({ currentTarget: { value } }) => {
          setNumber(value)
          follow({ body: body(value) })
        }}
      />
    </ActionFrame>
  )
}
