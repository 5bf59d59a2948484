import type { RemoteName } from '@shop/contracts/pages'

/** Where each remote is now. It is data: written into the page by the server, asked again when something fails. */
export type Registry = Partial<Record<RemoteName, { version: string; entry: string }>>

export function writtenRegistry(): Registry {
  // Our own server wrote it into this page.
  return JSON.parse(document.getElementById('registry')?.textContent || '{}') as Registry
}

export async function freshRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  return (await response.json()) as Registry
}
