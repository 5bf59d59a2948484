import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { firstStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { queryClient } from '@shop/shell/query'
import { createQuestion } from './question.ts'
import { endSession } from './session.ts'

/** The password, when the session is over. */
export const signInQuestion = createQuestion<null>()

/** Who it is, for what a session alone does not allow. */
export const stepUpQuestion = createQuestion<{ needsCode: boolean }>()

/** The owner has begun to require the second factor: the session is read again, and the page then asks for it. */
export async function noticeSecondFactor(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [staffCheckAuthEndpoint.path] })
}

/**
 * The session is over: the password is asked for over the page, so that nothing typed is lost. True when the same person has
 * signed in again, and the call may be repeated. On a page without that dialog the guard leads to the sign-in.
 */
export function askToSignInAgain(): Promise<boolean> {
  if (signInQuestion.hasDialog()) return signInQuestion.ask(null)
  endSession()
  return Promise.resolve(false)
}

/**
 * A call of staff, a file on its way too: done once more when the session was over and the same person has signed in again over
 * the page, and when the person has confirmed who they are.
 */
export async function asStaff<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asConfirmed(ask)
  } catch (error) {
    const code = error instanceof ShopError && error.code
    if (code === 'second_factor_required') void noticeSecondFactor()
    if (code === 'not_authenticated' && (await askToSignInAgain())) return asConfirmed(ask)
    throw error
  } finally {
    renewFirstSteps()
  }
}

/** What was changed may have been a first step: the lead on the screen, where there is one, reads again. */
function renewFirstSteps(): void {
  void queryClient.invalidateQueries({ queryKey: [firstStepsEndpoint.path] })
}

async function asConfirmed<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'reauthentication_required') throw error
    const needsCode = error.details.second_factor === true
    if (stepUpQuestion.hasDialog() && (await stepUpQuestion.ask({ needsCode }))) return ask()
    throw error
  }
}
