import type { Visit } from '@shop/contracts/offline'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { dropOldCaches } from './caches.ts'
import { cachedFrame, frameFile, keepFrame } from './frame.ts'
import { type Kind, kindOf } from './requests.ts'
import { files, pictures, renewFile } from './strategies.ts'

// Lets the shop be opened without a network. It keeps no answer of a service and no page of a person: a page is always asked
// of the server, and without one the frame stands in, which the browser fills with what it keeps itself.

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void; data?: unknown }

/** What a service worker finds around it. The library of types for pages does not know it, and contradicts the one that does. */
type WorkerScope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void
}

const scope = globalThis as unknown as WorkerScope

const pages = new NetworkOnly({ plugins: [{ handlerDidError: cachedFrame }] })

const is =
  (kind: Kind) =>
  ({ request }: { request: Request }) =>
    kindOf(request, location.origin) === kind

registerRoute(is('page'), pages)
registerRoute(is('picture'), pictures)
registerRoute(is('file'), async options => (await frameFile(options.request)) ?? files.handle(options))
registerRoute(is('renewal'), renewFile)

// No page depends on which worker it began with, so a new one need not wait for the old one's tabs.
scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', event => event.waitUntil(activate()))
scope.addEventListener('message', event => event.waitUntil(keepVisit(event)))

/** A page that is at rest has the next one work without a network. What it loaded before the worker came is at hand. */
async function keepVisit(event: WorkerEvent): Promise<void> {
  const { loaded } = event.data as Visit
  const requests = loaded.map(address => new Request(address))
  const strategies = { picture: pictures, file: files, page: null, renewal: null }
  const keep = (request: Request) => {
    const kind = kindOf(request, location.origin)
    return kind && strategies[kind]?.handle({ request, event })
  }
  await Promise.allSettled([keepFrame(), ...requests.map(keep)])
}

async function activate(): Promise<void> {
  await dropOldCaches()
  // A page need not wait until the worker has started.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}
