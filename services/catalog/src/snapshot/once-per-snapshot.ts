import type { LiveCatalogue } from './live-catalogue.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * What is made of the database once for each snapshot, however many ask meanwhile: it is as fresh as the lists. What could not be made
 * is tried again by the next who asks.
 */
export function oncePerSnapshot<Made>(live: LiveCatalogue, make: () => Promise<Made>): () => Promise<Made> {
  const made = new WeakMap<Snapshot, Promise<Made>>()
  return async () => {
    const snapshot = await live.current()
    const present = made.get(snapshot)
    if (present) return present
    const making = make()
    made.set(snapshot, making)
    making.catch(() => made.delete(snapshot))
    return making
  }
}
