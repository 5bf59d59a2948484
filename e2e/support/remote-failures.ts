import type { Page, Route } from '@playwright/test'
import type { RemoteName } from '@shop/contracts/parts'
import { LOAD_LIMIT_MS } from '@shop/host/src/remotes/load-limit'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { servedVersion } from '@shop/service-kit/releases/releases'
import { rollBack } from '@shop/tooling/releases/publish'
import { alter } from './alter.ts'
import { type IsolatedShop, releaseChanged, waitUntilHandedOut } from './isolated-shop.ts'

/** Which screen of which remote fails, by the name of its chunk. */
type Failing = { shop: IsolatedShop; remote: RemoteName; chunk: string; page: Page }

export type RemoteFailure = {
  what: string
  /** What the browser says of it. */
  expects: RegExp[]
  /** Brings the failure about; gives what ends it. */
  begin(failing: Failing): Promise<() => Promise<void>>
  /** What has to pass until the shop gives up. */
  wait?(page: Page): Promise<void>
}

const notLoaded =
  /Failed to load resource|Loading (CSS )?chunk|RUNTIME-00\d|ScriptNetworkError|\[ Federation Runtime \]/
const refused = /Failed to find a valid digest in the 'integrity' attribute|SRI's integrity checks failed/
const thrown = /An error occurred in|The above error occurred|<RemoteBoundary>/

/** Everything that may become of a remote: each costs its own screens only. */
export const remoteFailures: readonly RemoteFailure[] = [
  {
    what: 'is down',
    expects: [notLoaded, thrown],
    begin: ({ page, remote }) => intercept(page, filesOf(remote), route => route.abort('connectionrefused')),
  },
  {
    what: 'hangs',
    expects: [notLoaded, thrown],
    async begin({ page, remote }) {
      await page.clock.install()
      const hanging: Route[] = []
      const stop = await intercept(page, filesOf(remote), route => void hanging.push(route))
      return async () => {
        await stop()
        // Some the browser itself has given up.
        await Promise.allSettled(hanging.map(route => route.abort('connectionreset')))
      }
    },
    wait: page => page.clock.fastForward(LOAD_LIMIT_MS),
  },
  {
    what: 'has a syntax error',
    expects: [/Unexpected|SyntaxError/, notLoaded, thrown],
    begin: failing => released(failing, scriptOf(failing), text => `${text};)`),
  },
  {
    what: 'throws while it is drawn',
    expects: [/broken while drawn/, thrown],
    begin: failing => released(failing, scriptOf(failing), text => throwing(failing.remote) + text),
  },
  {
    what: 'has lost a style sheet',
    expects: [notLoaded, refused, thrown],
    begin: ({ page, chunk }) =>
      intercept(page, new RegExp(`/${chunk}\\.[0-9a-f]+\\.css$`), route => route.fulfill({ status: 404, body: '' })),
  },
  {
    what: 'takes a module that the host does not bring',
    expects: [/Can not get|RUNTIME-00\d|\[ Federation Runtime \]/, thrown],
    begin: failing =>
      released(failing, /^remoteEntry\..*\.js$/, text =>
        text.replace('shareKey:"@shop/shell/i18n"', 'shareKey:"@shop/shell/another"'),
      ),
  },
  {
    what: 'was altered after its release',
    expects: [refused, notLoaded, thrown],
    begin: failing => alter(failing.shop, failing.remote, scriptOf(failing)),
  },
]

function filesOf(remote: RemoteName): RegExp {
  return new RegExp(`/remotes/${remote.replace('mf-', '')}/`)
}

function scriptOf({ chunk }: Failing): RegExp {
  return new RegExp(`^${chunk}\\..*\\.js$`)
}

async function intercept(page: Page, files: RegExp, answer: (route: Route) => void): Promise<() => Promise<void>> {
  await page.route(files, answer)
  return () => page.unroute(files)
}

/** A release with the failure in it; its end is the way back. */
async function released(
  { shop, remote }: Failing,
  file: RegExp,
  change: (text: string) => string,
): Promise<() => Promise<void>> {
  const before = servedVersion(await createFolderStore(shop.folder).read(remote)) ?? ''
  await waitUntilHandedOut(shop, remote, await releaseChanged(shop, remote, file, change))
  return async () => waitUntilHandedOut(shop, remote, await rollBack(shop.registry, remote, before))
}

/** Put before a chunk, makes all that the chunk exports a component that cannot be drawn. */
function throwing(remote: RemoteName): string {
  const chunks = `globalThis.webpackChunk${remote.replaceAll('-', '_')}`
  return `{
    const Broken = () => { throw new Error('broken while drawn') }
    const broken = module => {
      module.exports = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : name === '__esModule' || Broken) })
    }
    const list = (${chunks} ||= [])
    const push = list.push
    list.push = chunk => {
      list.push = push
      for (const id of Object.keys(chunk[1])) chunk[1][id] = broken
      return push.call(list, chunk)
    }
  }`
}
