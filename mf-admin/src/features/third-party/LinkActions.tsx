import type { StaffThirdPartyOrder } from '@shop/contracts/orders/third-party-orders'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import { type LinkAction, LinkActionForm } from './LinkActionForm.tsx'
import css from './LinkActions.module.css'

const variants = {
  mark_paid: 'outline',
  prolong: 'outline',
  link: 'outline',
  unmark_paid: 'text',
  end: 'text',
  unlink: 'text',
} as const

/** What can be done with an order by link now. */
export function LinkActions({ order }: { order: StaffThirdPartyOrder }) {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const [open, setOpen] = useState<LinkAction | null>(null)
  if (!may('fulfilment')) return null
  const actions: LinkAction[] = [...order.actions]
  if (order.customer_id) actions.push('unlink')
  // An account is found among the customers.
  else if (may('customers')) actions.push('link')
  if (open && actions.includes(open))
    return <LinkActionForm number={order.number} action={open} onClose={() => setOpen(null)} />
  return (
    <div className={css.bar}>
      {actions.map(action => (
        <Button key={action} variant={variants[action]} onClick={() => setOpen(action)}>
          {t(`link.actions.${action}`)}
        </Button>
      ))}
    </div>
  )
}
