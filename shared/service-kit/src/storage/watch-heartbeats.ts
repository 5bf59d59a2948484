import type { MongoClient } from 'mongodb'

type Watched = Pick<MongoClient, 'on' | 'close' | 'connect'>

const LOOK_MS = 500
const BEATS = ['serverHeartbeatStarted', 'serverHeartbeatSucceeded', 'serverHeartbeatFailed'] as const

/**
 * The driver checks its server every few seconds. A server that dies in the middle of such a check can leave it without
 * an end: nothing checks any more, and the process would be without a database for ever. After so long a silence the check starts
 * again; queries meanwhile fail as if the database were away.
 */
export function watchHeartbeats(client: Watched, silentMs: number): void {
  let last = performance.now()
  let isRenewing = false
  for (const event of BEATS)
    client.on(event, () => {
      last = performance.now()
    })
  const timer = setInterval(() => {
    if (!isRenewing && performance.now() - last > silentMs) void renew()
  }, LOOK_MS)
  timer.unref()
  // Closed by its owner, and not by us: that is the end.
  client.on('topologyClosed', () => {
    if (!isRenewing) clearInterval(timer)
  })

  async function renew(): Promise<void> {
    isRenewing = true
    try {
      await client.close()
      await client.connect()
      last = performance.now()
    } catch {
      // Still away: the next check tries again.
    } finally {
      isRenewing = false
    }
  }
}
