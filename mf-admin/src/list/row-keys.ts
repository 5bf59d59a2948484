import { atom } from '@shop/shell/stores'

const KEPT_AS = 'table-letters'

function readStoredChoice(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== 'off'
  } catch {
    return true
  }
}

/** Whether single letters do something in lists: people who use voice input can turn them off (WCAG 2.1.4). */
export const $letterKeys = atom<boolean>(readStoredChoice())

export function setLetterKeys(areOn: boolean): void {
  $letterKeys.set(areOn)
  try {
    localStorage.setItem(KEPT_AS, areOn ? 'on' : 'off')
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Whether keys are text there. */
export function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}
