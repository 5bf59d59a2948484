import type { AppContract, Contract, ServicesContract } from '../releases/contract.ts'
import { sharingProblems } from '../releases/sharing-problems.ts'
import { type Conflicts, callConflicts, joinConflicts } from './call-conflicts.ts'
import { shapeProblems } from './shape-problems.ts'

/** A contract and how messages name whose it is: `mf-catalog 1a2b3c4d5e`, `the services`. */
export type Named<One extends Contract = Contract> = {
  name: string
  contract: One
  /** Of the services: what else they answered, in versions that are registered. */
  earlier?: readonly ServicesContract[]
}

/** What would break if these two met on a page or over a call. */
export function conflictsBetween(one: Named, other: Named): Conflicts {
  for (const [app, services] of [
    [one, other],
    [other, one],
  ] as const)
    if (isApp(app) && isServices(services))
      return callConflicts(app.contract.calls, services.contract.calls, {
        app: app.name,
        services: services.name,
        earlier: services.earlier?.map(({ calls }) => calls),
      })
  for (const [host, remote] of [
    [one, other],
    [other, one],
  ] as const)
    if (isApp(host) && isApp(remote) && host.contract.part === 'host' && remote.contract.part !== 'host')
      return { problems: pageConflicts(host, remote), warnings: [] }
  return joinConflicts([])
}

/** Between a host and a remote: screens that are not there, and what the remote takes of the host. */
function pageConflicts(host: Named<AppContract>, remote: Named<AppContract>): string[] {
  const { opens, exports } = host.contract
  const { part, exposes, imports, shared } = remote.contract
  const missing = (opens[part] ?? []).filter(screen => !exposes.includes(screen))
  const unknown = Object.entries(imports).flatMap(([module, names]) => {
    const known = exports[module]
    return known ? names.filter(name => !known.includes(name)).map(name => ({ module, name })) : []
  })
  return [
    ...missing.map(screen => `${host.name} opens ${screen}, which ${remote.name} does not expose`),
    ...unknown.map(
      ({ module, name }) => `${remote.name} imports ${name} of ${module}, which ${host.name} does not export`,
    ),
    ...typeConflicts(host, remote),
    ...sharingProblems(part, { shared }, new Map([['host', host.contract]])).map(problem =>
      withVersions(problem, host, remote),
    ),
  ]
}

/** Between what the remote was built for and what the host has under the same name. */
function typeConflicts(host: Named<AppContract>, remote: Named<AppContract>): string[] {
  return Object.entries(remote.contract.types).flatMap(([module, expected]) =>
    Object.entries(expected).flatMap(([name, shape]) => {
      const known = host.contract.types[module]?.[name]
      const found = known ? shapeProblems(known, shape, name) : []
      return found.map(problem => `${remote.name} imports ${name} of ${module}; in ${host.name} ${problem}`)
    }),
  )
}

/** With the version, where the sentence names the part only. */
function withVersions(problem: string, host: Named<AppContract>, remote: Named<AppContract>): string {
  return problem.replace(remote.contract.part, remote.name).replace('the host', host.name)
}

function isApp(named: Named): named is Named<AppContract> {
  return named.contract.part !== 'services'
}

function isServices(named: Named): named is Named<ServicesContract> {
  return named.contract.part === 'services'
}
