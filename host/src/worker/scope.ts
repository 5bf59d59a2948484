export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void; data?: unknown }

/** What a service worker finds around it. The library of types for pages does not know it, and contradicts the one that does. */
type WorkerScope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void
}

export const scope = globalThis as unknown as WorkerScope
