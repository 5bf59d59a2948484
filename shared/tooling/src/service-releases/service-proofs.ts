import path from 'node:path'
import type { ServiceName } from '@shop/contracts/parts'
import type { ReleasedService } from '@shop/contracts/released-services'
import { bin, command } from '../outcomes.ts'
import { joinConflicts } from '../release-contracts/call-conflicts.ts'
import type { Named } from '../release-contracts/conflicts.ts'
import { servicesNow } from '../release-contracts/register-services.ts'
import { conflictsWithRegistered } from '../release-contracts/registered.ts'
import { serviceConflicts } from '../release-contracts/service-conflicts.ts'
import type { Found } from '../release-proofs/proofs.ts'
import type { Calls, ServicesContract } from '../releases/contract.ts'
import type { Registry } from '../releases/place.ts'

const LAST_LINES = 15

type Answering = {
  service: ServiceName
  version: string
  /** What the new version answers. */
  calls: Calls
  /** What each service that runs answers, this one among them. */
  contracts: Readonly<Record<string, Calls>>
}

/**
 * What a new version of one service would break while all others stay as they run: apps in use and other services that ask it, and
 * itself where it asks them for what they do not answer yet. What is broken before it is only told.
 */
export async function contractProblems(
  registry: Registry,
  { service, version, calls, contracts }: Answering,
): Promise<Found> {
  const running: Named<ServicesContract> = {
    name: 'the services that run',
    contract: { part: 'services', calls: Object.assign({}, ...Object.values(contracts)) },
  }
  const own = contracts[service] ?? {}
  const others = Object.entries(running.contract.calls).filter(([name]) => !(name in own) || name in calls)
  const name = `${service} ${version}`
  const answers: Named<ServicesContract> = {
    name,
    contract: { part: 'services', calls: { ...Object.fromEntries(others), ...calls } },
  }
  const { contract } = await servicesNow()
  const { [service]: ownAsks = [], ...asksOfOthers } = contract.asks ?? {}
  const ofOthers = { name: 'this tree', contract: { ...contract, asks: asksOfOthers } }
  const itself = { name, contract: { ...contract, asks: { [service]: ownAsks } } }
  const { problems, warnings } = joinConflicts([
    await conflictsWithRegistered(registry, answers),
    serviceConflicts(ofOthers, answers),
    serviceConflicts(itself, running),
  ])
  // What goes wrong already keeps nobody's repair back.
  const before = new Set((await conflictsWithRegistered(registry, { ...running, name })).problems)
  const known = problems.filter(problem => before.has(problem)).map(problem => problem.replace(name, running.name))
  return {
    problems: [...new Set(problems.filter(problem => !before.has(problem)))],
    notes: [...new Set([...known, ...warnings])],
  }
}

/** The service's own tests of rules and calls, and what of them failed. */
export async function testProblems(service: ReleasedService): Promise<string[]> {
  const folder = service === 'host-server' ? 'host/server' : path.posix.join('services', service)
  const args = ['--selectProjects', 'rules', 'api', '--passWithNoTests', '--testPathPatterns', `/${folder}/`]
  const { ok, output } = await command('tests', bin('jest'), args)
  if (ok) return []
  const failed = output.split('\n').filter(line => /^\s*(FAIL|●) /.test(line))
  return [...new Set(failed.length > 0 ? failed : output.trim().split('\n').slice(-LAST_LINES))].slice(0, LAST_LINES)
}
