import { createHash, randomInt } from 'node:crypto'
import { setCookie } from '@shop/service-kit/auth/cookies'
import type { Context } from 'koa'

const BUCKETS = 10_000
const PER_PERCENT = BUCKETS / 100

/** Says nothing of the visitor but one of ten thousand numbers that were drawn by lot. */
const bucketCookie = { name: '__Host-bucket', sameSite: 'lax', days: 30 } as const

/** Null for a visitor who has none yet, or sent one that we never hand out. */
export function bucketOf(ctx: Context): number | null {
  const value = ctx.cookies.get(bucketCookie.name)
  return value && /^\d{1,4}$/.test(value) ? Number(value) : null
}

/** Gives the visitor a bucket for the next visits. */
export function drawBucket(ctx: Context, draw: (buckets: number) => number = randomInt): number {
  const bucket = draw(BUCKETS)
  setCookie(ctx, bucketCookie, String(bucket))
  return bucket
}

/**
 * Whether visitors of this bucket are among the first `share` percent for this version. Each version has its own order, so that
 * not always the same visitors come first; a greater share keeps those that it had.
 */
export function isAmongFirst(bucket: number, part: string, version: string, share: number): boolean {
  const place = createHash('sha256').update(`${bucket} ${part} ${version}`).digest().readUInt32BE() % BUCKETS
  return place < share * PER_PERCENT
}
