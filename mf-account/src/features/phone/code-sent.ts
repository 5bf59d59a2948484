import { atom } from '@shop/shell/stores'

/** To which phone the last code went, and until when no other can be asked for; kept while the page is open. */
type CodeSent = { phone: string; resendAt: number }

export const $codeSent = atom<CodeSent | null>(null)
