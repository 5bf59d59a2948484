import { call } from '@shop/api-client/call'
import { clientErrorEndpoint } from '@shop/contracts/client-errors'
import type { RemoteName } from '@shop/contracts/pages'

/** Lets the team hear of a broken release; that this call may fail too is no news. */
export function tellOfFailure(remote: RemoteName, error: unknown): void {
  const message = String(error).slice(0, 300)
  const page = location.pathname.slice(0, 200)
  call(clientErrorEndpoint, { body: { remote, message, page } }).catch(() => undefined)
}
