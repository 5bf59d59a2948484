import type { Configuration as DevServer } from 'webpack-dev-server'
import type { AppName } from '../../apps.ts'
import { interceptReports } from './intercept-reports.ts'
import { shopProxy } from './shop-proxy.ts'
import { socketPath } from './socket-path.ts'

type Place = { host: string; port: number; shop: string; isDeployed: boolean }

/** How a dev server answers, whatever it serves. */
export function devServerFor(apps: readonly AppName[], { host, port, shop, isDeployed }: Place): DevServer {
  return {
    host,
    port,
    // The overlay and the connection are brought by the apps themselves: only one of them shows mistakes.
    client: false,
    webSocketServer: { type: 'ws', options: { path: socketPath(apps) } },
    hot: true,
    liveReload: false,
    static: false,
    devMiddleware: { index: false, headers: { 'Cache-Control': 'no-store' } },
    setupMiddlewares: middlewares =>
      isDeployed ? [{ name: 'intercept-reports', middleware: interceptReports }, ...middlewares] : middlewares,
    proxy: [shopProxy({ shop, apps })],
  }
}
