import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { useStaffMember } from '../../../session/session.ts'
import { MessageForm } from './MessageForm.tsx'
import type { FirstChoice } from './use-message-draft.ts'
import css from './WriteCustomer.module.css'

type Props = { order: Pick<FullOrder, 'number'>; label: string; first?: FirstChoice }

/** A button whose form takes its place: an email or a text message to the customer of the order. */
export function WriteCustomer({ order: { number }, label, first = {} }: Props) {
  const { may } = useStaffMember()
  const [isOpen, setOpen] = useState(false)
  if (!may('fulfilment')) return null
  if (isOpen) return <MessageForm number={number} title={label} first={first} onClose={() => setOpen(false)} />
  return (
    <Button variant="outline" size="small" className={css.opener} onClick={() => setOpen(true)}>
      {label}
    </Button>
  )
}
