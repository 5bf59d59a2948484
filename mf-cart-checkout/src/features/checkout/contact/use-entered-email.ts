import { emailSchema } from '@shop/contracts/contact'
import { useEffect, useState } from 'react'
import type { CheckoutForm } from '../form/use-checkout-form.ts'

/** So long nobody types on in the middle of an address. */
const PAUSE_MS = 600

/** The email of the form once it is whole and the customer has stopped typing; null before. */
export function useEnteredEmail({ watch }: CheckoutForm): string | null {
  const typed = watch('customer.email').trim()
  const [entered, setEntered] = useState(typed)
  useEffect(() => {
    const pause = setTimeout(() => setEntered(typed), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])
  return emailSchema.safeParse(entered).success ? entered : null
}
