/** As it stands on the keyboard in front of this person. */
export function paletteKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** ⌘K or Ctrl-K. The place of the key counts as well as its letter: on a Ukrainian layout it types another one. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyK' || key.toLowerCase() === 'k')
}
