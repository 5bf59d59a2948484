import type { RemoteName } from '@shop/contracts/parts'
import { type Integrity, learnIntegrity } from './integrity.ts'

type Place = { version: string; entry: string; integrity: Integrity }

/** Where each remote is now. It is data: written into the page by the server, asked again when something fails. */
export type Registry = Partial<Record<RemoteName, Place>>

export function writtenRegistry(): Registry {
  const links = document.querySelectorAll<HTMLLinkElement>('link[integrity]')
  for (const { href, integrity } of links) learnIntegrity({ [href]: integrity })
  // Our own server wrote it into this page.
  return learnFromRegistry(JSON.parse(document.getElementById('registry')?.textContent || '{}'))
}

export async function freshRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  return learnFromRegistry(await response.json())
}

/** The host stands in it as well, for the contents of its files. */
function learnFromRegistry({ host, ...registry }: Registry & { host?: Place }): Registry {
  for (const place of [host, ...Object.values(registry)])
    if (place) learnIntegrity(place.integrity, new URL(place.entry, location.href).href)
  return registry
}
