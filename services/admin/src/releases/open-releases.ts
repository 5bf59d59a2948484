import type { Metrics } from '@shop/service-kit/app/metrics'
import type { Limits } from '@shop/service-kit/auth/limits'
import type { Bucket } from '@shop/service-kit/bucket/bucket'
import type { Guards } from '@shop/service-kit/calls/guards'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { createJobs, type Jobs } from '@shop/service-kit/process/jobs'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'
import type { Db } from 'mongodb'
import type { AuditLog } from '../audit/audit-log.ts'
import { clientErrorRoutes } from '../client-errors/client-error.routes.ts'
import { createClientErrors } from '../client-errors/client-errors.repository.ts'
import { createHourlyCounts } from '../client-errors/hourly-counts.repository.ts'
import { createOutcomes } from '../client-errors/outcomes.repository.ts'
import { createPageViews } from '../client-errors/page-views.ts'
import type { PartHealth } from '../health/own-checks.ts'
import { createBucketFiles } from '../release-store/bucket-files.ts'
import { createReceivedFiles } from '../release-store/received-files.ts'
import { releaseStoreRoutes } from '../release-store/release-store.routes.ts'
import { type ReleaseToken, warnOfUnknownParts } from '../release-store/release-tokens.ts'
import type { RunningContracts } from '../release-store/running-contracts.ts'
import { teamTokenRoutes } from '../release-store/team-token.routes.ts'
import { createTeamTokens } from '../release-store/team-tokens.repository.ts'
import { webVitalRoutes } from '../web-vitals/web-vital.routes.ts'
import { createWebVitals } from '../web-vitals/web-vitals.repository.ts'
import { forgetOutcomes } from './forget-outcomes.ts'
import { forgetPreviews } from './forget-previews.ts'
import { partsOfDay } from './parts-of-day.ts'
import { recordWaysBack } from './record-ways-back.ts'
import { releaseRoutes } from './release.routes.ts'
import { showReleases } from './release-metrics.ts'
import { storeByName } from './store-by-name.ts'
import { watchCanaries } from './take-back.ts'
import { warnOfSlowCanaries } from './watch-vitals.ts'

/** Where the registry and the files are, and what is signed with; `secret` is null where none is configured. */
export type ReleasesPlaces = {
  store: ReleaseStore
  root: string
  /** The bucket that holds the files, in place of `root`. */
  bucket?: Bucket | null
  secret: string | null
  /** Who may release over the line; unset: no team, and nothing is open there. */
  tokens?: readonly ReleaseToken[]
}

type OpenDeps = {
  db: Db
  clock: Clock
  log: Log
  limits: Limits
  audit: AuditLog
  guards: Guards
  runningContracts: RunningContracts
  listFiles: ListFiles
  metrics: Metrics | undefined
}

const EVERY_SECONDS = 20

/** What browsers report of releases, who watches over canaries, and what owners see and do. */
export async function openReleases(
  { db, clock, log, limits, audit, guards, runningContracts, listFiles, metrics }: OpenDeps,
  { store: registry, root, bucket, secret, tokens = [] }: ReleasesPlaces,
): Promise<{ routes: Routes[]; jobs: Jobs; partsOfDay: () => Promise<PartHealth[]> }> {
  warnOfUnknownParts(tokens, log)
  const store = storeByName(registry)
  const errors = await createClientErrors(db)
  const counts = await createHourlyCounts(db)
  if (metrics) showReleases(metrics, { store, counts, clock })
  const outcomes = await createOutcomes(db)
  const vitals = await createWebVitals(db)
  const pageViews = createPageViews({ store, secret, clock })
  const { signer } = pageViews
  const teamTokens = createTeamTokens(db, clock)
  const files = bucket ? createBucketFiles(bucket) : createReceivedFiles(root)
  const watch = watchCanaries({ store, files, outcomes, audit, clock, log, hasReports: signer !== null })
  return {
    partsOfDay: () => partsOfDay({ store, errors, counts, clock }),
    routes: [
      clientErrorRoutes(limits, { errors, counts, outcomes, pageViews, judge: watch.check, clock, log }),
      webVitalRoutes(limits, { vitals, pageViews, clock }),
      releaseRoutes(guards, { store, files, root, errors, counts, vitals, clock, signer, listFiles }, audit),
      teamTokenRoutes(guards, { teamTokens, tokens, audit, clock }),
      releaseStoreRoutes({ store, files, root, tokens, teamTokens, limits, audit, clock, signer, runningContracts }),
    ],
    jobs: createJobs({
      db,
      clock,
      log,
      jobs: [
        { name: 'watch-canaries', everySeconds: EVERY_SECONDS, run: watch.checkAll },
        {
          name: 'record-ways-back',
          everySeconds: EVERY_SECONDS,
          run: () => recordWaysBack({ store, root, audit, clock }),
        },
        {
          name: 'watch-vitals',
          everySeconds: 15 * EVERY_SECONDS,
          run: () => warnOfSlowCanaries({ store, vitals, clock, log }),
        },
        {
          name: 'forget-outcomes',
          everySeconds: 15 * EVERY_SECONDS,
          run: () => forgetOutcomes({ store, outcomes, clock }),
        },
        {
          name: 'forget-previews',
          everySeconds: 15 * EVERY_SECONDS,
          run: () => forgetPreviews({ store, files, root, clock }),
        },
      ],
    }),
  }
}
