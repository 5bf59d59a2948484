import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { checkOrderForm } from './check-order-form.ts'
import type { CheckoutValues, OrderForm } from './checkout-form.ts'
import { keepDraft, readDraft } from './draft.ts'

export type CheckoutForm = UseFormReturn<CheckoutValues, unknown, OrderForm>

/** Fields are checked when they are left, then at every key; what is typed survives a reload. */
export function useCheckoutForm(): CheckoutForm {
  const [defaultValues] = useState(readDraft)
  const form = useForm<CheckoutValues, unknown, OrderForm>({
    resolver: checkOrderForm,
    mode: 'onTouched',
    defaultValues,
    // The page's own order decides which field is the first wrong one.
    shouldFocusError: false,
  })
  const { subscribe } = form

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe])
  return form
}
