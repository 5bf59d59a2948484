import { type ChangeEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { caretAfter, drawNational, type PhoneNumber, readPhone } from './phone-number.ts'

type PhoneInput = {
  phone: PhoneNumber
  dials: readonly string[]
  ref: Ref<HTMLInputElement> | undefined
  onRead: (phone: PhoneNumber) => void
}

/** Redraws the number at each key and keeps the caret beside the digit that was touched. */
export function usePhoneInput({ phone, dials, ref, onRead }: PhoneInput) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)

  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.currentTarget
    const at = selectionStart ?? text.length
    const next = readPhone(text, phone.dial, dials)
    let before = Math.min(readPhone(text.slice(0, at), phone.dial, dials).national.length, next.national.length)

    // Only a space was erased: the customer meant the digit beside it.
    const how = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : ''
    if (how.startsWith('delete') && text.length < drawNational(phone).length && next.national === phone.national) {
      if (how === 'deleteContentBackward') before = Math.max(before - 1, 0)
      next.national = next.national.slice(0, before) + next.national.slice(before + 1)
    }

    caret.current = caretAfter(before, drawNational(next))
    onRead(next)
  }

  return { ref: input, onChange }
}
