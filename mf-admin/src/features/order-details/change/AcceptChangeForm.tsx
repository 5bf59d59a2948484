import { orderActionEndpoints } from '@shop/contracts/staff/orders/staff-order-actions'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { type ActionFormProps, useOrderAction } from '../use-order-action.ts'
import type { PromoDraft } from './change-draft.ts'
import { PromoField, type PromoQuestion } from './PromoField.tsx'

type Asked = PromoQuestion & Pick<Parameters<typeof PromoField>[0], 'currency'>

/** What the customer asked for is made by one press; where the terms of the promo code do not hold then, staff choose what becomes of it. */
export function AcceptChangeForm(props: ActionFormProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const bodyOf = ({ promo }: PromoDraft) => (promo === '' ? {} : { promo })
  const { form, ask, confirm, frame, errorOf } = useOrderAction<PromoDraft>(props, {
    defaultValues: { promo: '' },
    inputOf: draft => ({ body: bodyOf(draft) }),
  })
  const input = (draft: PromoDraft) => ({ params: { number: props.order.number }, body: bodyOf(draft) })
  const send = (draft: PromoDraft) =>
    ask(orderActionEndpoints.accept_change, input(draft), {
      onRefused: ({ code, details }) => code === 'promo_choice_required' && setAsked(details as Asked),
    })
  return (
    <FormProvider {...form}>
      <ActionFrame {...frame} onConfirm={confirm(send)}>
        {asked && <PromoField question={asked} currency={asked.currency} errorOf={errorOf} />}
      </ActionFrame>
    </FormProvider>
  )
}
