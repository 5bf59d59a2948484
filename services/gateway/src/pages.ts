import type { PublicApi } from '@shop/service-kit/local-api'
import type { Log } from '@shop/service-kit/log'
import type { Middleware } from 'koa'

export type PageParts = { api: PublicApi; publicOrigin: string | null; log: Log }

export async function createPages(_: PageParts): Promise<Middleware> {
  return async (_ctx, next) => next()
}
