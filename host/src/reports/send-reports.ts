import { call } from '@shop/api-client/call'
import { clientErrorEndpoint, remoteLoadsEndpoint } from '@shop/contracts/client-errors'
import type { RemoteName } from '@shop/contracts/pages'
import { pageView, versionOf } from './page-versions.ts'

/** @throws when the report does not arrive. */
export async function sendFailure(remote: RemoteName, error: unknown): Promise<void> {
  const message = String(error).slice(0, 300)
  const page = location.pathname.slice(0, 200)
  const [page_view, version] = [pageView(), versionOf(remote)]
  const of = { ...(page_view && { page_view }), ...(version && { version }) }
  await call(clientErrorEndpoint, { body: { remote, message, page, ...of } })
}

/** Reported only from pages that the host server has signed. */
export async function sendLoads(remotes: RemoteName[]): Promise<void> {
  const page_view = pageView()
  if (page_view) await call(remoteLoadsEndpoint, { body: { remotes, page_view } })
}
