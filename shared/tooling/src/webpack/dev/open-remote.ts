import type { RemoteName } from '@shop/contracts/parts'
import webpack, { type Stats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { freePort } from './listening.ts'
import { socketPath } from './socket-path.ts'
import { withRefresh } from './with-refresh.ts'

export type OpenRemote = {
  /** Where its files and its changes are, for this machine alone. */
  origin: string
  stop(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

/** Compiles a remote for as long as the dev server runs; resolves once it was compiled first, for better or worse. */
export async function openRemote(name: RemoteName, onCompiled: (stats: Stats) => void): Promise<OpenRemote> {
  const socket = socketPath([name])
  const compiler = webpack(withRefresh(name, socket))
  if (!compiler) throw new Error(`${name} cannot be compiled`)
  const port = await freePort()
  const { promise: first, resolve } = Promise.withResolvers<void>()
  compiler.hooks.done.tap('compiled', stats => {
    onCompiled(stats)
    resolve()
  })
  const server = new WebpackDevServer(
    {
      host: LOOPBACK,
      port,
      client: false,
      webSocketServer: { type: 'ws', options: { path: socket } },
      hot: true,
      liveReload: false,
      static: false,
      devMiddleware: { index: false, headers: { 'Cache-Control': 'no-store' } },
      setupExitSignals: false,
    },
    compiler,
  )
  await server.start()
  await first
  return { origin: `http://${LOOPBACK}:${port}`, stop: () => server.stop() }
}
