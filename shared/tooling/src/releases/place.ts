import path from 'node:path'
import type { ReleasedService } from '@shop/contracts/released-services'
import type { ReleasesPlace } from '@shop/service-kit/releases/open-releases'
import type { ReleaseStore, Unproved } from '@shop/service-kit/releases/releases'
import type { RolloutReport } from '@shop/service-kit/releases/rollout-report'
import { root } from '../webpack/root.ts'
import type { Calls } from './contract.ts'

/** Where the files of the parts go, and where it is written down which of them are handed out. */
export type Registry = {
  parts: string
  store: ReleaseStore
  /** Of a shop that is elsewhere: it is asked to change what it hands out, and `parts` holds what is compared here. */
  remote?: RemoteReleases
}

/** Who changes it and why, for the audit log of the shop. */
export type Attribution = { person: string; reason: string }

type Sent = {
  folder: string
  version: string
  inputs: string
  commit: string
  share?: number
  unproved?: Unproved
  promote_after_minutes?: number
  /** Of a service. */
  watch_seconds?: number
} & Attribution

type SentPreview = Omit<Sent, 'share' | 'unproved' | 'promote_after_minutes' | 'watch_seconds'> & { told: string[] }

/** A version that was opened to those who have its link; `path` is null where nobody here knows the secret that signs it. */
export type MadePreview = { version: string; until: string; path: string | null }

/** What a team may do to its part of a shop that is elsewhere; each gives the version that it is about. */
export type RemoteReleases = {
  publish(part: string, sent: Sent): Promise<string>
  share(part: string, share: number, attribution: Attribution): Promise<string>
  rollBack(part: string, version: string | undefined, attribution: Attribution): Promise<string>
  strike(part: string, version: string, attribution: Attribution): Promise<string>
  preview(part: string, sent: SentPreview): Promise<MadePreview>
  endPreview(part: string, version: string, attribution: Attribution): Promise<void>
  /** What each service that runs there says that it answers, by its name. */
  readContracts(): Promise<Record<string, Calls>>
  /** How the last version of a service went into service there; null: nobody asked for one. */
  readRollout(service: ReleasedService): Promise<RolloutReport | null>
}

/** The working tree alone. Building, checking and testing write nowhere else, whatever the environment names. */
export const ownPlace: ReleasesPlace = { root }

/** As the environment names it for the servers, too. For commands that are there to change what is handed out. */
export function placeOfReleases(): ReleasesPlace {
  const { PARTS_DIR, RELEASES_MONGODB_URI, DB_PREFIX } = process.env
  return { root: PARTS_DIR || root, uri: RELEASES_MONGODB_URI || undefined, prefix: DB_PREFIX || undefined }
}

export function folderOfVersion({ parts }: Pick<Registry, 'parts'>, app: string, version: string): string {
  return path.join(parts, app, 'dist', version)
}
