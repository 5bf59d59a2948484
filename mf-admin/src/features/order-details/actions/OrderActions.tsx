import type { OrderActionName } from '@shop/contracts/staff/orders/order-actions'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useRef, useState } from 'react'
import { useStaffMember } from '../../../session/session.ts'
import { useTexts } from '../../../use-texts.ts'
import { actionTexts } from '../use-order-action.ts'
import { ActionForm, shownActions } from './action-buttons.tsx'
import css from './OrderActions.module.css'

// Says what a colleague has given back meanwhile, also when nothing is left to give.
const staysOpen: OrderActionName = 'refund'

const variants = { main: 'primary', side: 'outline', quiet: 'text' } as const

/** What can be done with the order now; one form is open at a time, in the place of the buttons. */
export function OrderActions({ order }: { order: FullOrder }) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const [open, setOpen] = useState<OrderActionName | null>(null)
  const [doneText, setDoneText] = useState<string | null>(null)
  const bar = useRef<HTMLElement>(null)
  const actions = shownActions(order.actions, may)
  const isOpen = open !== null && (open === staysOpen || order.actions.includes(open))
  const close = () => {
    setOpen(null)
    // The button that opened the form may be gone with the action.
    requestAnimationFrame(() => bar.current?.focus())
  }

  const onDone = (text: string) => {
    setDoneText(text)
    close()
  }
  const start = (action: OrderActionName) => {
    setDoneText(null)
    setOpen(action)
  }

  if (actions.length === 0 && !doneText && !isOpen) return null
  return (
    <section ref={bar} tabIndex={-1} className={css.place} aria-label={t('order.actions')}>
      {doneText && (
        // Said here: the frame's own messages lie under the panel.
        <Notice tone="success" announced>
          {doneText}
        </Notice>
      )}
      {isOpen ? (
        <ActionForm order={order} action={open} onClose={close} onDone={onDone} />
      ) : (
        <div className={css.bar}>
          {actions.map(({ action, emphasis }) => (
            <Button key={action} variant={variants[emphasis]} onClick={() => start(action)}>
              {t(actionTexts(action).button)}
            </Button>
          ))}
        </div>
      )}
      {!isOpen && actions.length > 0 && order.actions.includes('refund') && !may('refunds') && (
        <p className={css.hint}>{t(order.refund_request ? 'order.whoRefundsAsked' : 'order.whoRefunds')}</p>
      )}
      {!isOpen && isPaidFirst(order) && may('fulfilment') && <p className={css.hint}>{t('order.refundFirst')}</p>}
    </section>
  )
}

/** Can it be cancelled only after its money went back? */
function isPaidFirst({ order_status, parts, is_paid, actions }: FullOrder): boolean {
  const isOnTheWay = order_status === 'paid' || order_status === 'processing'
  return isOnTheWay && is_paid && parts.length === 0 && !actions.includes('cancel')
}
