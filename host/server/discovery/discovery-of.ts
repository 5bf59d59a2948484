import { existsSync } from 'node:fs'
import path from 'node:path'
import { type RemoteName, remoteNames } from '@shop/contracts/parts'
import type { Build, KnownBuilds, KnownPart } from '../versions/builds.ts'
import { entryIntegrity, entryOf, remoteAddress } from '../versions/registry.ts'
import { checkedDiscovery, DISCOVERY_SCHEMA, type DiscoveredVersion, type Discovery } from './schema.ts'

/**
 * The registry of the remotes in the Frontend Discovery schema: of each all versions that visitors get, the same for all who
 * ask. The host is no micro-frontend but what puts them together.
 * @throws WrongDiscovery when the registry of releases says what no visitor could follow.
 */
export function discoveryOf(builds: KnownBuilds): Discovery {
  const found = remoteNames.map(name => [name, versionsOf(name, builds(name))] as const)
  const microFrontends = Object.fromEntries(found.filter(([, versions]) => versions.length > 0))
  return checkedDiscovery({ schema: DISCOVERY_SCHEMA, microFrontends })
}

/**
 * The stable version and the canary beside it. Left out are a canary that only testers may have and one whose files are not
 * whole, whose visitors get the stable version; without that there is nothing to fall back to, and so no remote.
 */
function versionsOf(name: RemoteName, { served, build }: KnownPart): DiscoveredVersion[] {
  const [stable, canary] = served
  const known = stable && build(stable.version)
  if (!stable || !known) return []
  const tried = canary && canary.share !== 0 ? build(canary.version) : null
  const beside = canary && tried ? versionOf(name, tried, { traffic: canary.share, default: false }) : []
  const traffic = beside.length > 0 ? stable.share : stable.share + (canary?.share ?? 0)
  return [...versionOf(name, known, { traffic, default: true }), ...beside]
}

/** None for a build that has no entry, as in the registry of the host. */
function versionOf(
  name: RemoteName,
  build: Build,
  deployment: NonNullable<DiscoveredVersion['deployment']>,
): DiscoveredVersion[] {
  const entry = entryOf(build)
  if (!entry) return []
  const { version, folder, origin, assets } = build
  // What lies on another origin lies here, too, unless somebody has tidied up.
  const isHere = origin !== undefined && existsSync(path.join(folder, entry))
  return [
    {
      url: remoteAddress(name, build, entry),
      ...(isHere && { fallbackUrl: remoteAddress(name, { version }, entry) }),
      metadata: { integrity: assets.integrity[entry] ?? '', version },
      deployment,
      extras: { files: entryIntegrity(build, entry), ...screensOf(build), shared: assets.shared?.packages ?? {} },
    },
  ]
}

/** What this very version can show: each of its pages and slots is a chunk of its own. */
function screensOf({ assets }: Build): { routes: string[]; slots: string[] } {
  const routes = (assets.routes ?? []).filter(({ page }) => `page-${page}` in assets.chunks)
  const slots = Object.keys(assets.chunks).flatMap(chunk => /^slot-(.+)/.exec(chunk)?.[1] ?? [])
  return { routes: routes.map(route => route.path), slots: slots.sort() }
}
