import path from 'node:path'
import type { ServiceName } from '@shop/contracts/parts'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { serviceContractEndpoint } from '@shop/service-kit/between-services/service-contract'
import { bin, command } from '../outcomes.ts'
import { joinConflicts } from '../release-contracts/call-conflicts.ts'
import type { Named } from '../release-contracts/conflicts.ts'
import { servicesNow } from '../release-contracts/register-services.ts'
import { conflictsWithRegistered } from '../release-contracts/registered.ts'
import { runningServices } from '../release-contracts/running-services.ts'
import { serviceConflicts } from '../release-contracts/service-conflicts.ts'
import type { Found } from '../release-proofs/proofs.ts'
import type { Calls, ServicesContract } from '../releases/contract.ts'
import type { Registry } from '../releases/place.ts'
import type { ReleasedService } from '../releases/released-services.ts'
import type { ShapeState } from './shape-state.ts'
import type { TrialService } from './trial-service.ts'

const LAST_LINES = 15

/** Calls that everybody may make and that name nothing: what of them answers 500 on a copy of the shop's data. */
export async function answerProblems({ url }: TrialService, answered: Calls): Promise<string[]> {
  const asked = publicEndpoints.filter(
    ({ method, path: address, access }) =>
      method === 'GET' && access === 'public' && !address.includes(':') && `GET ${address}` in answered,
  )
  const answers = asked.map(async ({ path: address }) => ({ address, status: await statusOf(`${url}${address}`) }))
  return (await Promise.all(answers))
    .filter(({ status }) => status === 500 || status === null)
    .map(({ address, status }) => `GET ${address} ${status === null ? 'gives no answer' : `answers ${status}`}`)
}

async function statusOf(address: string): Promise<number | null> {
  return fetch(address).then(
    ({ status }) => status,
    () => null,
  )
}

/** What a process of a service says that it answers. */
export async function callsAt(url: string | readonly string[], secret: string): Promise<Calls> {
  return (await createInternalClient({ url, secret }).call(serviceContractEndpoint, {})).calls
}

/**
 * What a new version of one service would break while all others stay as they run: apps in use and other services that ask it, and
 * itself where it asks them for what they do not answer yet.
 */
export async function contractProblems(
  registry: Registry,
  { service, version, calls, shape }: { service: ServiceName; version: string; calls: Calls; shape: ShapeState },
): Promise<Found> {
  const running = await runningServices({ INTERNAL_SECRET: shape.internalSecret, ...shape.addresses })
  if (!running) return { problems: [], notProved: ['the services that run do not say what they answer'] }
  const own = await callsAt(addressesOf(shape, service), shape.internalSecret)
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
  return { problems: [...new Set(problems)], notes: [...new Set(warnings)] }
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

function addressesOf({ addresses }: ShapeState, service: ServiceName): string[] {
  return (addresses[`${service.toUpperCase().replaceAll('-', '_')}_URL`] ?? '').split(',')
}
