import { atom } from '@shop/shell/stores'

/** To which phone the last code went, and until when no other can be asked for. */
type CodeSent = { phone: string; resendAt: number }

const KEPT = 'phone-code-sent'
/** A code lives ten minutes, and another may be requested after three. */
const OPEN_AFTER_RESEND_MS = 7 * 60_000

/** Phones like to close a page while their owner reads the message: the form is where it was when they come back. */
export const $codeSent = atom<CodeSent | null>(readStoredCode())
$codeSent.listen(save)

function save(sent: CodeSent | null): void {
  try {
    if (sent) sessionStorage.setItem(KEPT, JSON.stringify(sent))
    else sessionStorage.removeItem(KEPT)
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function readStoredCode(): CodeSent | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')
    return isSent(kept) && Date.now() < kept.resendAt + OPEN_AFTER_RESEND_MS ? kept : null
  } catch {
    return null
  }
}

function isSent(kept: unknown): kept is CodeSent {
  if (typeof kept !== 'object' || kept === null || !('phone' in kept && 'resendAt' in kept)) return false
  return typeof kept.phone === 'string' && typeof kept.resendAt === 'number'
}
