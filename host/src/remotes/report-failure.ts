import { call } from '@shop/api-client/call'
import { clientErrorEndpoint } from '@shop/contracts/client-errors'
import type { RemoteName } from '@shop/contracts/pages'

/** Reports a broken release to the team; a failure of this call itself is ignored. */
export function reportFailure(remote: RemoteName, error: unknown): void {
  const message = String(error).slice(0, 300)
  const page = location.pathname.slice(0, 200)
  call(clientErrorEndpoint, { body: { remote, message, page } }).catch(() => undefined)
}
