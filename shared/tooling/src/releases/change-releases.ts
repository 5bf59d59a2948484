import type { ReleaseStore, Releases } from '@shop/service-kit/releases/releases'

const MOST_TRIES = 5

/**
 * Changes what the registry knows of a part, repeated on what another process has written meanwhile.
 * @throws Error of `make`, or when others write it all the time.
 */
export async function changeReleases(
  store: ReleaseStore,
  part: string,
  make: (before: Releases | null) => Releases | Promise<Releases>,
): Promise<Releases> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const after = await make(await store.read(part))
    if (await store.write(part, after)) return after
  }
  throw new Error('others release it at the same time: try again')
}
