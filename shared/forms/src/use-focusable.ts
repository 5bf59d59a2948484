import { type RefObject, useEffect, useRef } from 'react'

type FieldRef = (control: { focus: () => void }) => void

/** For controls without a ref of their own: the form focuses the first one inside of the box. */
export function useFocusable(fieldRef: FieldRef): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    fieldRef({
      focus: () => box.current?.querySelector<HTMLElement>('input:checked, input:not([type="hidden"])')?.focus(),
    })
  }, [fieldRef])
  return box
}
