import { createHmac, randomBytes } from 'node:crypto'
import type { PartName } from '@shop/contracts/releases'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import { networkOf } from '@shop/service-kit/auth/network-of'
import type { Clock } from '@shop/service-kit/process/clock'
import { keptVersions } from '@shop/service-kit/releases/previews'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'
import { createSigner, type PageViewed, type Signer } from '@shop/service-kit/releases/signed'

type PageViewDeps = { store: ReleaseStore; secret: string | null; clock: Clock }

export type PageViews = {
  /** Null while no secret is shared with the host server. */
  signer: Signer | null
  /** What the host server wrote into the page; null for a token that is forged, too old or not there. */
  read(token: string | undefined): PageViewed | null
  /** The version that a page claims to have, if the registry knows it. */
  findClaimedVersion(part: PartName, claimed: string | undefined): Promise<string | null>
  /** Tells networks apart without keeping an address. */
  networkDigest(client: ClientKey): string
}

/** The versions that a reporting browser has. */
export function createPageViews({ store, secret, clock }: PageViewDeps): PageViews {
  const key = secret ?? randomBytes(32).toString('base64url')
  const signer = createSigner(key)
  return {
    signer: secret === null ? null : signer,
    read: token => (token ? signer.read('page-view', token, clock.now().getTime() / 1000) : null),
    async findClaimedVersion(part, claimed) {
      if (!claimed) return null
      // A report is kept even when the registry cannot be read.
      const releases = await store.read(part).catch(() => null)
      return keptVersions(releases, clock.now()).includes(claimed) ? claimed : null
    },
    networkDigest: client => createHmac('sha256', key).update(networkOf(client)).digest('base64url').slice(0, 22),
  }
}
