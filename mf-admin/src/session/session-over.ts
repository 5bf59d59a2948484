import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { queryClient } from '@shop/shell/query'
import { atom } from '@shop/shell/stores'
import { endSession } from './session.ts'

/** Somebody waits for the password over the page; null while the session goes on. */
export const $signInAgain = atom<((isSignedIn: boolean) => void) | null>(null)

let asked: Promise<boolean> | null = null
let dialogs = 0

/** The owner has required the second factor meanwhile: who works here is asked anew, and the page then asks for it. */
export async function noticeSecondFactor(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [staffCheckAuthEndpoint.path] })
}

/** The dialog says that it is there to be opened. */
export function announceDialog(): () => void {
  dialogs += 1
  return () => {
    dialogs -= 1
  }
}

/**
 * The session is over: the password is asked for over the page, so that nothing typed is lost; once, however many calls were
 * refused. True when the same person has signed in again, and the call may be repeated. On a page without that dialog the
 * guard leads to the sign-in.
 */
export function askToSignInAgain(): Promise<boolean> {
  if (dialogs === 0) {
    endSession()
    return Promise.resolve(false)
  }
  asked ??= new Promise<boolean>(resolve => $signInAgain.set(resolve)).finally(() => {
    asked = null
    $signInAgain.set(null)
  })
  return asked
}

/**
 * A call of staff, a file on its way too: done once more when the session was over and the same person has signed in again over
 * the page.
 */
export async function asStaff<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const code = error instanceof ShopError && error.code
    if (code === 'second_factor_required') void noticeSecondFactor()
    if (code === 'not_authenticated' && (await askToSignInAgain())) return ask()
    throw error
  }
}
