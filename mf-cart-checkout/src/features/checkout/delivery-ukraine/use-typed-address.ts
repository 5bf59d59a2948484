import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CheckoutValues } from '../form/checkout-form.ts'
import { type Directory, useDirectory } from './directory.ts'

type TypedAddress = {
  isTyped: boolean
  directory: Directory
  /** Around the fields of the address: it takes the focus of what goes. */
  box: RefObject<HTMLDivElement | null>
  chooseFromList: () => void
}

/** Is the address typed? Yes while there is no list; when it comes, a customer who has begun to type is not interrupted. */
export function useTypedAddress(): TypedAddress {
  const { watch, setValue, clearErrors } = useFormContext<CheckoutValues>()
  const box = useRef<HTMLDivElement>(null)
  const directory = useDirectory()
  const { isAway, isThere } = directory
  const isTyped = watch('address_is_typed')
  const isUntouched = typedAddress(watch('typed')).length === 0

  const chooseFromList = useCallback(() => {
    const isHere = box.current?.contains(document.activeElement)
    clearErrors(['ukraine', 'typed'])
    setValue('address_is_typed', false)
    if (isHere) box.current?.focus()
  }, [clearErrors, setValue])

  useEffect(() => {
    if (isAway && !isTyped) setValue('address_is_typed', true)
    if (isThere && isTyped && isUntouched && !isWriting()) chooseFromList()
  }, [isAway, isThere, isTyped, isUntouched, setValue, chooseFromList])
  return { isTyped: isTyped || isAway, directory, box, chooseFromList }
}

/** What was typed so far. */
export function typedAddress({ area, city, post_office }: CheckoutValues['typed']): string[] {
  return [area, city, post_office].map(text => text.trim()).filter(text => text !== '')
}

/** A field must not vanish under the cursor. */
function isWriting(): boolean {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.name.startsWith('typed.')
}
