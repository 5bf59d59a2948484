import { type RemoteName, remoteNames } from '@shop/contracts/parts'
import webpack, { type Stats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { AppName } from '../../apps.ts'
import { watchFolders } from '../../dev/watch-folders.ts'
import { root } from '../root.ts'
import { changedRemotes } from './changed-remotes.ts'
import { devServerFor } from './dev-server.ts'
import { readSettings } from './listening.ts'
import { type OpenRemote, openRemote } from './open-remote.ts'
import { remotesProxy } from './remotes-proxy.ts'
import { shopInFront } from './shop-in-front.ts'
import { shopProxy } from './shop-proxy.ts'
import { socketPath } from './socket-path.ts'
import { sayTypes } from './type-messages.ts'
import { withRefresh } from './with-refresh.ts'

// What browsers see of `npm run dev`: the host and, once a file of theirs has changed, remotes, compiled as they change. All else, also
// the other remotes as they were built last, comes from the shop at SHOP. Remotes that are named are compiled from the start.
const place = { ...readSettings(3000), ...shopInFront() }
const named = remoteNames.filter(name => process.argv.includes(name))
/** Grows while the dev server runs. */
const served: AppName[] = ['host', ...named]
const opened = new Map<RemoteName, Promise<OpenRemote>>()
const broken = new Map<RemoteName, string[]>()

const compiler = webpack(withRefresh('host', socketPath(['host'])))
if (!compiler) throw new Error('the host cannot be compiled')
const proxy = [remotesProxy(opened), shopProxy({ shop: place.shop, apps: served, mayBeDevServer: false })]
// Pages hear of the host's changes here; each remote has a server of its own for that.
const front = new WebpackDevServer({ ...devServerFor(['host'], place), proxy }, compiler)
await front.start()
const types = sayTypes(front, served)
for (const name of named) open(name)

const watched = remoteNames.map(name => `${name}/src`)
watchFolders([...watched, 'shared'], root, files => {
  for (const name of changedRemotes(files)) if (!opened.has(name)) void takeOver(name)
})

function open(name: RemoteName): Promise<OpenRemote> {
  const opening = openRemote(name, stats => noteCompiled(name, stats))
  opened.set(name, opening)
  return opening
}

async function takeOver(name: RemoteName): Promise<void> {
  console.log(`${name} is compiled from now on; open pages are loaded again once`)
  await open(name)
  served.push(name)
  // They have the remote as it was built.
  tell('static-changed', name)
  types.recheck()
}

/** The host's overlay shows what does not compile of any app. */
function noteCompiled(name: RemoteName, stats: Stats): void {
  const { errors = [] } = stats.toJson({ all: false, errors: true })
  const hadErrors = broken.delete(name)
  if (errors.length > 0) {
    broken.set(
      name,
      errors.map(({ moduleName = name, message }) => `${moduleName}\n${message}`),
    )
    console.error(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }))
    tell('errors', [...broken.values()].flat())
  } else {
    if (hadErrors) tell('still-ok')
    types.recheck()
  }
}

function tell(message: string, about?: unknown): void {
  const { webSocketServer } = front
  if (webSocketServer) front.sendMessage(webSocketServer.clients, message, about)
}
