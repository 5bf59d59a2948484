import { customerInfoEndpoint } from '@shop/contracts/customers/profile'
import { useEndpoint } from '@shop/shell/query'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { useEffect } from 'react'
import { markAsCustomers } from '../form/draft.ts'
import type { CheckoutForm } from '../form/use-checkout-form.ts'
import { withKnownDelivery } from './known-delivery.ts'

/** Nobody types what the shop already knows: for a signed-in customer the fields that are still empty are filled. */
export function useKnownCustomer({ getValues, setValue }: CheckoutForm): void {
  const isSignedIn = useStore($session) === 'signed-in'
  const { data } = useEndpoint(customerInfoEndpoint, {}, { enabled: isSignedIn })

  useEffect(() => {
    if (!data) return
    const { name, surname, email, phone, info } = data.user
    const known = { name, last_name: surname, email, phone: phone ?? '' }
    for (const field of ['name', 'last_name', 'email', 'phone'] as const)
      if (getValues(`customer.${field}`) === '') setValue(`customer.${field}`, known[field])

    const { delivery_type, ukraine, abroad } = withKnownDelivery(getValues(), info)
    markAsCustomers()
    setValue('delivery_type', delivery_type)
    setValue('ukraine', ukraine)
    setValue('abroad', abroad)
  }, [data, getValues, setValue])
}
