import { type Release, type Releases, withCanary, withRelease } from '@shop/service-kit/releases/releases'
import { createReleasesRepository } from '@shop/service-kit/releases/releases.repository'
import { createSigner } from '@shop/service-kit/releases/signed'
import { aClock } from '@shop/testing/a-clock'
import type { Db } from 'mongodb'
import { releasesSecret, startApi } from './start-api.ts'

export const stable = 'aaaaaaaaaa'
export const canary = 'cccccccccc'
/** Of the other parts, which are not tried out. */
export const other = '0123abcd45'
/** What everybody had before the stable version. */
export const before = 'bbbbbbbbbb'

export const failure = { remote: 'mf-catalog', message: 'Loading chunk 7 failed', page: '/store?color=red' }

export function aRelease(version: string): Release {
  const at = '2026-11-23T10:00:00.000Z'
  return { version, digest: '', inputs: '', commit: `of-${version}`, at, by: 'olena' }
}

/** A part of which a share of the visitors gets the canary. */
export function tried(share = 10): Releases {
  const known = withRelease(withRelease(null, aRelease(before), 'release'), aRelease(stable), 'release')
  return withCanary(known, aRelease(canary), share)
}

/** The admin service while a canary of the catalogue runs, and browsers that have a page with either version. */
export async function startWithCanary(deps: Parameters<typeof startApi>[0] = {}) {
  const clock = aClock(new Date().toISOString())
  const api = await startApi({ clock, ...deps })
  const store = createReleasesRepository(api.db)
  await writeRegistry(api.db, tried())
  const browser = api.open()
  /** Another network for each number; a text is the address itself. */
  const from = (network: number | string) => ({
    'x-forwarded-for': typeof network === 'string' ? network : `203.${network >> 8}.${network & 255}.7`,
  })

  /** What the host server writes into the page of a visitor who gets this version of the catalogue. */
  function pageView(version: string, number: number): string {
    const versions = { host: other, 'mf-catalog': version, 'mf-cart-checkout': other }
    const payload = { id: `page-view-${version}-${number}`, versions }
    return createSigner(releasesSecret).sign('page-view', payload, clock.now().getTime() / 1000 + 1800)
  }
  const sendTo =
    (path: string, body: object) =>
    (version: string, number: number, network: number | string = number) =>
      browser.post(path, { ...body, page_view: pageView(version, number) }, from(network))
  return {
    ...api,
    clock,
    store,
    pageView,
    report: sendTo('/api/client-errors', failure),
    reportOf: (remote: string) => sendTo('/api/client-errors', { ...failure, remote }),
    load: sendTo('/api/remote-loads', { remotes: ['mf-catalog'] }),
    served: async () => (await store.read('mf-catalog'))?.served,
  }
}

/** Overwrites what the registry holds of a part. */
export async function writeRegistry(db: Db, releases: object, part = 'mf-catalog'): Promise<void> {
  await db.collection<{ _id: string }>('parts').replaceOne({ _id: part }, { _id: part, ...releases }, { upsert: true })
}
