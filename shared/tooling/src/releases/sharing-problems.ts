import type { AppName } from '../apps.ts'
import type { AssetList } from '../webpack/asset-list.ts'
import type { Shared } from '../webpack/shared-modules.ts'

type Sharing = Pick<AssetList, 'shared'>

/** What would break between this build and those that are handed out: modules without a provider, packages that do not go together. */
export function sharingProblems(app: AppName, { shared }: Sharing, served: ReadonlyMap<AppName, Sharing>): string[] {
  const host = served.get('host')
  if (app === 'host') return [...served].flatMap(([remote, other]) => between(shared, remote, other.shared))
  return host ? between(host.shared, app, shared) : []
}

function between(host: Shared, remote: AppName, { takes, packages }: Shared): string[] {
  const unknown = takes.filter(name => !host.provides.includes(name))
  const apart = Object.keys(packages).filter(name => !goTogether(name, packages[name], host.packages[name]))
  return [
    ...unknown.map(name => `${remote} takes ${name}, which the host does not bring`),
    ...apart.map(name => `${remote} has ${name} ${packages[name]}, the host ${host.packages[name]}`),
  ]
}

/** Host and remotes share one runtime of federation, so they have the same; of other packages a newer minor does no harm. */
function goTogether(name: string, one = '', other = ''): boolean {
  return name.startsWith('@module-federation/') ? one === other : majorOf(one) === majorOf(other)
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}
