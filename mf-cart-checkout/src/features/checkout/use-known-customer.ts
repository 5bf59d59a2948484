import { customerInfoEndpoint } from '@shop/contracts/profile'
import { useEndpoint } from '@shop/shell/query'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { useEffect } from 'react'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Nobody types what the shop already knows: empty contact fields are filled for a signed-in customer. */
export function useKnownCustomer({ getValues, setValue }: CheckoutForm): void {
  const isSignedIn = useStore($session) === 'signed-in'
  const { data } = useEndpoint(customerInfoEndpoint, {}, { enabled: isSignedIn })

  useEffect(() => {
    if (!data) return
    const { name, surname, email } = data.user
    const known = { 'customer.name': name, 'customer.last_name': surname, 'customer.email': email } as const
    for (const field of ['customer.name', 'customer.last_name', 'customer.email'] as const)
      if (getValues(field) === '') setValue(field, known[field])
  }, [data, getValues, setValue])
}
