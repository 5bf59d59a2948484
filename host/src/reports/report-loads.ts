import type { RemoteName } from '@shop/contracts/pages'
import { whenIdle } from '../loading/when-idle.ts'
import { $loadingScreens, loadedRemotes } from '../remotes/screens.ts'
import { sendLoads } from './send-reports.ts'

const reported = new Set<RemoteName>()

/** Says of each remote once that it has loaded: what a canary's failures are compared with. */
export function reportLoads(): void {
  $loadingScreens.subscribe(count => {
    if (count === 0) void whenIdle().then(reportNew)
  })
}

function reportNew(): void {
  const loaded = [...new Set(loadedRemotes())].filter(remote => !reported.has(remote))
  if (loaded.length === 0) return
  for (const remote of loaded) reported.add(remote)
  // Some are lost on the way, of either version alike.
  sendLoads(loaded).catch(() => undefined)
}
