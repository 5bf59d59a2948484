import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RemoteName } from '@shop/contracts/parts'
import type { RemoteModule } from '@shop/shell/contract'
import { registerTexts } from '@shop/shell/i18n'
import { checkedScript } from './checked-loading.ts'
import { freshRegistry, type Registry } from './registry.ts'

// An entry is loaded by federation itself, not by what was built into the app that asks.
registerPlugins([{ name: 'checked-entries', createScript: ({ url }) => checkedScript(url) }])

const loading = new Map<RemoteName, Promise<RemoteModule>>()
/** The name under which federation knows the remote now. */
const registered = new Map<RemoteName, string>()

export function registerKnownRemotes(registry: Registry): void {
  for (const [name, { entry }] of entriesOf(registry)) register(name, entry, globalName(name))
}

/** The remote's one module, its texts already on the way. */
export function remoteModule(name: RemoteName): Promise<RemoteModule> {
  const known = loading.get(name)
  if (known) return known
  const module = loadModule(name)
  loading.set(name, module)
  module.catch(() => loading.delete(name))
  return module
}

/** After a failure: asks where the remote is now and forgets what was loaded from the old place. */
export async function renewRemote(name: RemoteName): Promise<void> {
  loading.delete(name)
  const place = (await freshRegistry())[name]
  if (!place) return
  const again = Date.now()
  // The entry writes itself here; what is here already would be taken for it. Its chunks gather there; what came with the
  // version before would be taken for those of the new one.
  const page: Record<string, unknown[] | undefined> = globalThis as never
  page[globalName(name)] = undefined
  page[`webpackChunk${globalName(name)}`]?.splice(0)
  // The name of the file has not changed if it was only unreachable: the mark makes the browser ask again.
  register(name, `${place.entry}?again=${again}`, `${globalName(name)}_${again}`)
}

async function loadModule(name: RemoteName): Promise<RemoteModule> {
  const exposed = await loadRemote<{ default: RemoteModule }>(`${registered.get(name)}/remote`)
  if (!exposed) throw new Error(`${name} is not in the registry`)
  // Begun early, awaited with the page: a failure is reported there.
  registerTexts(name, exposed.default.texts).catch(() => undefined)
  return exposed.default
}

/** Never in place of itself: a remote that federation removes takes along those modules of the host that it asked for first. */
function register(name: RemoteName, entry: string, alias: string): void {
  registerRemotes([{ name: alias, entry, entryGlobalName: globalName(name), type: 'global' }])
  registered.set(name, alias)
}

function globalName(name: RemoteName): string {
  return name.replaceAll('-', '_')
}

function entriesOf(registry: Registry) {
  return Object.entries(registry) as [RemoteName, { entry: string }][]
}
