import type { Configuration } from 'webpack'
import type { Configuration as DevServer } from 'webpack-dev-server'
import type { AppName } from '../../apps.ts'
import { expectFree, readSettings } from './listening.ts'
import { shopProxy } from './shop-proxy.ts'
import { withRefresh } from './with-refresh.ts'

type Served = Configuration & { devServer?: DevServer }

/** The shop itself usually has 3000. */
const BESIDE_THE_SHOP = 3001

/** Parts of the shop behind one dev server; whatever they are not is asked of a running shop. */
export async function servedApps(apps: readonly AppName[]): Promise<Served[]> {
  const { host, port, shop } = readSettings(BESIDE_THE_SHOP)
  await expectFree(host, port)
  const devServer: DevServer = {
    host,
    port,
    // The overlay and the connection are brought by the apps themselves: only one of them shows mistakes.
    client: false,
    webSocketServer: 'ws',
    hot: true,
    liveReload: false,
    static: false,
    devMiddleware: { index: false, headers: { 'Cache-Control': 'no-store' } },
    proxy: [shopProxy({ shop, apps })],
    onListening: () => console.log(`http://${host}:${port} serves ${apps.join(', ')}; all else comes from ${shop}`),
  }
  return apps.map((app, index) => ({ ...withRefresh(app), ...(index === 0 && { devServer }) }))
}
