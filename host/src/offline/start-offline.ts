import { type Visit, WORKER_ADDRESS } from '@shop/contracts/offline'
import { whenIdle } from '../loading/when-idle.ts'
import { keepGoods } from './keep-goods.ts'

/** Pictures and fonts: what a script must hold, the frame says. */
const KEPT = /\.(?:woff2|webp|jpeg)$/

/** From now on the browser keeps what the shop needs to be opened without a network. */
export function startOffline(): void {
  keepGoods()
  // A browser that keeps nothing, or may not, does without.
  keepFrame().catch(() => undefined)
}

/** Has the service worker keep the frame of the versions that this visit has, and what came before the worker did. */
async function keepFrame(): Promise<void> {
  const isSwitchedOff = document.documentElement.dataset.withoutWorker !== undefined
  // What a dev server serves changes while the page is open.
  if (process.env.NODE_ENV !== 'production' || isSwitchedOff || !('serviceWorker' in navigator) || savesData()) return
  await whenIdle()
  await navigator.serviceWorker.register(WORKER_ADDRESS)
  const { active } = await navigator.serviceWorker.ready
  const visit: Visit = { loaded: listLoadedAddresses().filter(address => KEPT.test(address)) }
  active?.postMessage(visit)
}

function listLoadedAddresses(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name)
}

/** The visitor asked for less data than usual. Not every browser says so. */
function savesData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object
  return connection?.saveData === true
}
