import { call } from '@shop/api-client/call'
import { storedNames } from '@shop/contracts/browser-storage'
import { logoutEndpoint } from '@shop/contracts/customers/customers'
import { clearCart } from '@shop/shell/cart/cart'
import { queryClient } from '@shop/shell/query'
import { showSignedOut } from '@shop/shell/session'
import { $codeSent } from './code-sent.ts'

/** Ends the session at the service, then leaves no personal data on a shared device (docs/rules.md, "Accounts"). */
export async function signOut(): Promise<void> {
  // What is still being asked for the customer would be refused once the session has ended.
  await queryClient.cancelQueries()
  try {
    await call(logoutEndpoint, {})
  } catch (error) {
    void queryClient.refetchQueries({ type: 'active' })
    throw error
  }
  forgetCustomer()
}

/** Forgets what this browser knew of the customer; what it shows is requested again, as a guest. */
export function forgetCustomer(): void {
  $codeSent.set(null)
  showSignedOut()
  clearCart()
  queryClient.clear()
  for (const name of Object.values(storedNames)) forgetStored(name)
}

/** Also what remotes stored that are not loaded now. */
function forgetStored(name: string): void {
  try {
    sessionStorage.removeItem(name)
    localStorage.removeItem(name)
  } catch {
    // Storage that is forbidden keeps nothing.
  }
}
