import { pathToFileURL } from 'node:url'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { headerSearchSlot, newsletterSlot, popupSlots, verificationBarSlot } from '@shop/contracts/pages'
import { remoteNames } from '@shop/contracts/parts'
import { callName, schemasOf } from '@shop/service-kit/api-docs/call-schemas'
import type { AppName } from '../apps.ts'
import type { AppContract, AskedCall } from '../releases/contract.ts'
import type { AssetList } from '../webpack/asset-list.ts'
import { contracts, programOf } from './app-program.ts'
import { type CallMade, callsMade } from './calls-made.ts'
import { onlyFields } from './field-tree.ts'
import { exportedNames, importedNames } from './module-names.ts'
import { typesOf } from './shell-types.ts'

/** What follows from the sources alone, so that it can be kept for as long as they are the same. */
export type SourcesContract = Omit<AppContract, 'exposes' | 'shared'>

/** Reads an app's sources; takes some seconds. */
export async function contractOfSources(app: AppName): Promise<SourcesContract> {
  const sources = programOf(app)
  const [imports, exports] = app === 'host' ? [{}, exportedNames(sources)] : [importedNames(sources), {}]
  return {
    part: app,
    calls: await describe(callsMade({ ...sources, contracts })),
    opens: app === 'host' ? listOpenedScreens() : {},
    imports,
    exports,
    types: typesOf(sources, app === 'host' ? exports : imports),
  }
}

/** With what only the build knows. */
export function withBuild(
  contract: SourcesContract,
  { chunks, shared }: Pick<AssetList, 'chunks' | 'shared'>,
): AppContract {
  const exposes = Object.keys(chunks).filter(name => /^(page|slot)-/.test(name) || name === 'remote')
  return { ...contract, exposes: contract.part === 'host' ? [] : exposes.sort(), shared }
}

const slots = [...Object.values(popupSlots), verificationBarSlot, newsletterSlot, headerSearchSlot]

/** Slots that the host opens, as their chunks are named. Which pages there are, each remote declares itself. */
function listOpenedScreens(): Record<string, string[]> {
  const names: Record<string, string[]> = {}
  for (const owner of remoteNames) names[owner] = ['remote']
  for (const { owner, slot } of slots) names[owner]?.push(`slot-${slot}`)
  return Object.fromEntries(Object.entries(names).map(([owner, screens]) => [owner, [...new Set(screens)]]))
}

async function describe(made: readonly CallMade[]): Promise<AskedCall[]> {
  const calls = await Promise.all(
    made.map(async ({ file, constant, key, read, isOwn }) => {
      const exported: Record<string, unknown> = (await import(pathToFileURL(file).href))[constant]
      const endpoint = (key === null ? exported : exported[key]) as AnyEndpoint
      const { result, ...sent } = schemasOf(endpoint)
      const asked = isOwn ? sent : ({ isOfHost: true } as const)
      return { call: callName(endpoint), ...asked, result: onlyFields(result, read) }
    }),
  )
  return calls.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
