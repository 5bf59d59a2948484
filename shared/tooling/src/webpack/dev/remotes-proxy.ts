import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RemoteName, remoteNames } from '@shop/contracts/parts'
import type { ProxyConfigArrayItem } from 'webpack-dev-server'
import { headersForShop } from './dev-headers.ts'
import { addressOfApp } from './dev-page.ts'
import type { OpenRemote } from './open-remote.ts'
import { socketPath } from './socket-path.ts'

type Opened = ReadonlyMap<RemoteName, Promise<OpenRemote>>

const NOWHERE = 'http://127.0.0.1:9'

/** Files and changes of the remotes that are compiled beside the host, each by a server of its own. */
export function remotesProxy(opened: Opened): ProxyConfigArrayItem {
  const openedAt = (path: string) => {
    const name = remoteAt(path)
    return name === null ? undefined : opened.get(name)
  }
  return {
    context: path => openedAt(path) !== undefined,
    target: NOWHERE,
    router: async ({ url = '' }) => (await openedAt(url.split('?')[0] ?? ''))?.origin ?? NOWHERE,
    ws: true,
    changeOrigin: true,
    logLevel: 'silent',
    // The server of a remote lets in pages of its own; the one in front has looked who asks.
    onProxyReqWs(asking: ClientRequest, req: IncomingMessage) {
      const places = { shop: `http://${asking.getHeader('host')}`, dev: `http://${req.headers.host}` }
      for (const [name, value] of Object.entries(headersForShop(req.headers, places))) asking.setHeader(name, value)
    },
  }
}

/** The remote whose files or changes are asked for here; null for any other address. */
export function remoteAt(path: string): RemoteName | null {
  return remoteNames.find(name => path.startsWith(addressOfApp(name)) || path === socketPath([name])) ?? null
}
