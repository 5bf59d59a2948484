import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'

/** Stops the first who comes to the point until `go`; a rival may act meanwhile, and comes through. */
export function pauseAt(point: FailpointName): { arrived: Promise<void>; go: () => void } {
  const arrived = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const disarm = armFailpoint(point, () => {
    disarm()
    arrived.resolve()
    return gate.promise
  })
  return { arrived: arrived.promise, go: gate.resolve }
}

/** Lets a rival act at the point, before the first who came there goes on. */
export function meanwhileAt(point: FailpointName, rival: () => Promise<unknown>): void {
  const disarm = armFailpoint(point, async () => {
    disarm()
    await rival()
  })
}
