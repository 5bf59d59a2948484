import type { Bucket } from '@shop/service-kit/bucket/bucket'
import { silentLog } from '@shop/service-kit/log/log'
import { createBucketStore } from '@shop/service-kit/releases/bucket-store'
import { lookAgain } from '@shop/service-kit/releases/open-releases'
import { followBucket } from '../versions/follow-bucket.ts'

const OFTEN_MS = 5

/** Follows the registry of a bucket as the host server does, only more often; `reasons` are what its log says of releases. */
export async function aFollower(deps: { bucket: Bucket; folder: string; mostBytes: number; root?: string }) {
  const watched = await lookAgain(createBucketStore(deps.bucket).readAll, OFTEN_MS)
  const reasons: string[] = []
  const log = Object.assign(Object.create(silentLog), {
    error: ({ reason }: { reason: string }) => void reasons.push(reason),
  })
  const { findReleases: releases } = watched
  const followed = await followBucket({ root: deps.folder, ...deps, releases, log, everyMs: OFTEN_MS })
  const stop = () => {
    followed.stop()
    watched.stop()
  }
  return { ...followed, reasons, stop }
}

/** Asks until it is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, OFTEN_MS))
}
