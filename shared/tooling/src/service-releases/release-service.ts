import path from 'node:path'
import { keyOfService, type ReleasedService } from '@shop/contracts/released-services'
import { type Release, servedVersion } from '@shop/service-kit/releases/releases'
import { withLock } from '../releases/lock.ts'
import type { Registry } from '../releases/place.ts'
import { attributionNow, rollBack, strikeVersion } from '../releases/publish.ts'
import { folderOfService, versionOfCommit } from '../releases/released-services.ts'
import { commitOf, subjectOfCommit } from '../releases/working-tree.ts'
import { root } from '../webpack/root.ts'
import { printRollout } from './print-rollout.ts'
import { proveService } from './prove-service.ts'
import { requestRelease, requestRollback } from './request-release.ts'
import type { ServiceReleaseOptions, ServiceRollbackOptions } from './service-options.ts'
import { type ServiceShop, shopOfShape, shopOverTheLine } from './service-shop.ts'
import { removeOldVersions } from './service-version.ts'
import { readShape } from './shape-state.ts'

const NO_SHAPE =
  'no shape runs here that would put it into service: npm run shape starts one, DATA_DIR names where, RELEASES_URL one elsewhere'

const NOT_REPLACED =
  'its image goes with the door, whose files are of the same build: HOST_VERSION names both (docs/operation.md, Images)'

/**
 * Proves a version of a service, makes its folder, brings it to the shop where that is elsewhere, and names it in the registry; the shape puts
 * it into service copy by copy. Answers when it has: the lines of it.
 * @throws Error with what speaks against it; the copies that run stay then, or are of the version before again.
 */
export async function releaseService(registry: Registry, asked: ServiceReleaseOptions): Promise<string[]> {
  const { service } = asked
  const shop = await findShop(registry, service)
  const commit = await commitOf('HEAD')
  const version = versionOfCommit(commit)
  // What is mirrored of a shop that is elsewhere is not whole.
  const parts = registry.remote ? path.join(root, '.cache/service-versions') : registry.parts
  return withLock(
    path.join(folderOfService(parts, service), '.lock'),
    async () => {
      const { folder, digest, unproved } = await proveService({ registry, shop, parts, commit, version }, asked)
      if (servedVersion(await registry.store.read(keyOfService(service))) === version)
        return [`${service} is at ${version} already`]
      const named = { version, digest, reason: asked.why ?? (await subjectOfCommit()), ...unproved }
      await handOut(registry, asked, { folder, parts, ...named })
      return printRollout(registry, service, version)
    },
    () => console.log(`${service}: waiting for another release of it to end`),
  )
}

type Proved = Pick<Release, 'version' | 'digest' | 'unproved'> & { folder: string; parts: string; reason: string }

/** The shape of this machine reads folder and registry; one elsewhere is sent both by the calls of its shop. */
async function handOut(
  registry: Registry,
  { service, watchSeconds }: ServiceReleaseOptions,
  { folder, parts, reason, ...named }: Proved,
): Promise<void> {
  if (!registry.remote) return requestRelease(registry, service, { ...named, reason }, watchSeconds)
  const { version, unproved } = named
  const about = { inputs: '', commit: version, watch_seconds: watchSeconds, ...(unproved && { unproved }) }
  await registry.remote.publish(keyOfService(service), { folder, version, ...about, ...attributionNow(reason) })
  await removeOldVersions(parts, service, [{ version }])
}

/**
 * Leads a service back to the version before, or to the one named, copy by copy.
 * @throws Error when there is none.
 */
export async function rollBackService(
  registry: Registry,
  { service, version: wanted, why }: ServiceRollbackOptions,
): Promise<string[]> {
  await findShop(registry, service)
  const asked = registry.remote
    ? rollBack(registry, keyOfService(service), wanted, why)
    : requestRollback(registry, service, wanted)
  return printRollout(registry, service, await orItStays(service, asked))
}

/**
 * Strikes a version of a service that is not in service: no way back leads to it any more.
 * @throws Error when there is none, or it is in service.
 */
export async function strikeServiceVersion(
  registry: Registry,
  { service, version, why }: ServiceRollbackOptions & { version: string },
): Promise<string> {
  return orItStays(service, strikeVersion(registry, keyOfService(service), version, why))
}

function orItStays<Done>(service: ReleasedService, work: Promise<Done>): Promise<Done> {
  return work.catch(error => {
    throw new Error(`${service} stays as it is: ${error instanceof Error ? error.message : error}`)
  })
}

/** @throws Error where nobody would put a version into service. */
async function findShop(registry: Registry, service: ReleasedService): Promise<ServiceShop> {
  if (registry.remote) {
    if (await registry.store.read(keyOfService(service))) return shopOverTheLine(registry.remote)
    throw new Error(
      `${service} stays as it is: no shape has begun with it in this shop, so nobody would put a version into service`,
    )
  }
  const shape = await readShape()
  if (shape && !shape.services[service]) throw new Error(`${service} stays as it is: ${NOT_REPLACED}`)
  if (shape) return shopOfShape(shape)
  throw new Error(`${service} stays as it is: ${NO_SHAPE}`)
}
