import { createHash } from 'node:crypto'
import type { Log } from '@shop/service-kit/log/log'
import { refusalsOf } from '@shop/service-kit/log/sample-refusals'
import type { Context } from 'koa'
import { discoveryOf } from '../discovery/discovery-of.ts'
import { WrongDiscovery } from '../discovery/schema.ts'
import type { KnownBuilds } from '../versions/builds.ts'
import { registryOf } from '../versions/registry.ts'
import type { Visitor, Visitors } from '../versions/visitors.ts'

type RegistryDeps = { builds: KnownBuilds; visitors: Pick<Visitors, 'identify'>; log: Log }

const DISCOVERY = 'frontend-discovery'

/**
 * The registry as our host reads it, with the versions of the visitor who asks; or with `?format=frontend-discovery` as other
 * hosts do. That has an address of its own, for its schema allows no member besides, and the host of an open tab takes
 * every member for a remote. A header to choose by is what a reader who is given an address would not send.
 */
export function sendRegistry(ctx: Context, { builds, visitors, log }: RegistryDeps): void {
  if (ctx.query.format === DISCOVERY) sendDiscovery(ctx, builds, log)
  else sendOwn(ctx, visitors.identify(ctx))
}

function sendOwn(ctx: Context, { builds, isOneOfSeveral }: Visitor): void {
  if (isOneOfSeveral) ctx.vary('Cookie')
  sendFresh(ctx, isOneOfSeveral ? 'private, no-cache' : 'no-cache', registryOf(builds))
}

function sendDiscovery(ctx: Context, builds: KnownBuilds, log: Log): void {
  try {
    sendFresh(ctx, 'no-cache', discoveryOf(builds))
  } catch (error) {
    if (!(error instanceof WrongDiscovery)) throw error
    const facts = { reason: error.message }
    refusalsOf(log).write('wrong registry', 'error', facts, 'the registry of releases is wrong')
    ctx.status = 503
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { error: error.message }
  }
}

/** A reader who has it already gets 304: nothing was released since. */
function sendFresh(ctx: Context, caching: string, registry: object): void {
  const text = JSON.stringify(registry)
  ctx.etag = createHash('sha256').update(text).digest('base64url')
  ctx.type = 'json'
  ctx.set('Cache-Control', caching)
  ctx.body = text
  // Asked for after the answer is there: Koa finds only a success fresh.
  if (ctx.fresh) ctx.status = 304
}
