import path from 'node:path'
import { type Release, servedVersion } from '@shop/service-kit/releases/releases'
import { createProofs } from '../release-proofs/proofs.ts'
import { withLock } from '../releases/lock.ts'
import type { Registry } from '../releases/place.ts'
import {
  folderOfService,
  keyOfService,
  type ReleasedService,
  scriptOfService,
  versionOfCommit,
} from '../releases/released-services.ts'
import { commitOf, subjectOfCommit, treeProblems, workingTree } from '../releases/working-tree.ts'
import { migrationsOf, storedDocuments } from '../stored-documents/stored-documents.ts'
import { typeProblems } from '../types/type-problems.ts'
import { root } from '../webpack/root.ts'
import { documentProblems } from './document-proof.ts'
import { followRollout, requestRelease, requestRollback } from './request-release.ts'
import type { ServiceReleaseOptions } from './service-options.ts'
import { answerProblems, callsAt, contractProblems, testProblems } from './service-proofs.ts'
import { makeServiceVersion } from './service-version.ts'
import { readShape, type ShapeState } from './shape-state.ts'
import { withTrialService } from './trial-service.ts'

const NO_SHAPE = 'no shape runs here that would put it into service: npm run shape starts one, DATA_DIR names where'

const NOT_REPLACED =
  'its image goes with the door, whose files are of the same build: HOST_VERSION names both (docs/operation.md, Images)'

/**
 * Proves a version of a service, makes its folder and names it in the registry; the shape puts it into service copy by copy. Answers when
 * it has: the lines of it.
 * @throws Error with what speaks against it; the copies that run stay then, or are of the version before again.
 */
export async function releaseService(registry: Registry, asked: ServiceReleaseOptions): Promise<string[]> {
  const { service, watchSeconds, why } = asked
  if (registry.remote) throw new Error('A service is released beside its shape: leave out RELEASES_URL')
  const shape = await readShape()
  if (!shape) throw new Error(`${service} is not released: ${NO_SHAPE}`)
  if (!shape.services[service]) throw new Error(`${service} is not released: ${NOT_REPLACED}`)
  const commit = await commitOf('HEAD')
  const version = versionOfCommit(commit)
  return withLock(
    path.join(folderOfService(registry.parts, service), '.lock'),
    async () => {
      const unproved = await proveService(registry, shape, asked, { commit, version })
      if (servedVersion(await registry.store.read(keyOfService(service))) === version)
        return [`${service} is at ${version} already`]
      const reason = why ?? (await subjectOfCommit())
      await requestRelease(registry, service, { version, reason, ...unproved }, watchSeconds)
      return printRollout(registry.parts, service, version)
    },
    () => console.log(`${service}: waiting for another release of it to end`),
  )
}

/**
 * Leads a service back to the version before, or to the one named, copy by copy.
 * @throws Error when there is none.
 */
export async function rollBackService(
  registry: Registry,
  { service, version: wanted }: { service: ReleasedService; version?: string },
): Promise<string[]> {
  if (!(await readShape())) throw new Error(`${service} stays as it is: ${NO_SHAPE}`)
  const version = await requestRollback(registry, service, wanted).catch(error => {
    throw new Error(`${service} stays as it is: ${error instanceof Error ? error.message : error}`)
  })
  return printRollout(registry.parts, service, version)
}

/** All that is proved before any customer has it; gives what was accepted although it is not proved. */
async function proveService(
  registry: Registry,
  shape: ShapeState,
  { service, tests, unproved: why }: ServiceReleaseOptions,
  { commit, version }: { commit: string; version: string },
): Promise<Pick<Release, 'unproved'>> {
  const { prove, step, refuse, listUnproved } = createProofs(console.log)
  await prove('tree', async () => treeProblems(await workingTree()))
  await prove('types', () => typeProblems([path.join(root, scriptOfService(service))]))
  refuse(service, { why })
  const folder = await step('build', () => makeServiceVersion(registry.parts, service, { commit, version }))
  if (service !== 'host-server')
    await prove('documents', async () => {
      const [stored, migrations] = [await storedDocuments(service), await migrationsOf(service)]
      return documentProblems(registry, service, { folder, stored, migrations })
    })
  await prove('start', () => startProblems(registry, shape, { service, folder, version }))
  await prove('tests', async () =>
    tests === 'played' ? testProblems(service) : { problems: [], notProved: [`the tests of ${service} were left out`] },
  )
  refuse(service, { why })
  const unproved = listUnproved()
  return why && unproved.length > 0 ? { unproved: { proofs: unproved, why } } : {}
}

/** Starts it on a copy of the schema; what it answers there is compared with all that runs. */
async function startProblems(
  registry: Registry,
  shape: ShapeState,
  { service, folder, version }: { service: ReleasedService; folder: string; version: string },
) {
  // It has no data of its own, and its calls are those of the services.
  if (service === 'host-server') return []
  try {
    return await withTrialService({ service, folder, version, shape }, async trial => {
      const calls = await callsAt(trial.url, trial.secret)
      const answers = await answerProblems(trial, calls)
      const contract = await contractProblems(registry, { service, version, calls, shape })
      return { ...contract, problems: [...answers, ...contract.problems] }
    })
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Prints what the shape does until it is over. */
async function printRollout(parts: string, service: ReleasedService, version: string): Promise<string[]> {
  const report = await followRollout(parts, service, version, {
    onLine: line => console.log(`${service}: ${line}`),
    isThere: async () => (await readShape()) !== null,
  })
  if (!report) throw new Error(`${service}: the shape has ended; at its next start it begins with ${version}`)
  if (report.state !== 'over') throw new Error(`${service} ${version} is ${report.state}: ${report.lines.at(-1)}`)
  return [`${service} is at ${version}`]
}
