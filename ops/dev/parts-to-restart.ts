import { type ReleasedService, releasedServices } from '@shop/contracts/released-services'
import { scriptOfService } from '@shop/tooling/releases/released-services'
import { isOfTests } from '@shop/tooling/source-files'

/** What `npm run dev` runs as a process of its own. */
export type DevPart = ReleasedService | 'door'
/** In the order in which they are restarted: what asks comes after what it asks. */
export const devParts: readonly DevPart[] = [...releasedServices, 'door']

/** The file that a process begins with, from the root of the sources. */
export function scriptOf(part: DevPart): string {
  return part === 'door' ? 'ops/dev/door.ts' : scriptOfService(part)
}

const FOLDERS: Readonly<Partial<Record<DevPart, string>>> = { 'host-server': 'host/server/', door: 'services/gateway/' }

/**
 * The processes that a change concerns: a file of a service's own folder that service, be it a template or a style; a module of others
 * those that run it; any other file of a shared package those that run something of the package. `reached` says what a process runs.
 */
export function partsToRestart(
  files: readonly string[],
  reached: (part: DevPart) => ReadonlySet<string>,
): readonly DevPart[] {
  const counting = files.filter(file => !isOfTests(file) && !file.endsWith('.md'))
  if (counting.length === 0) return []
  return devParts.filter(part => counting.some(file => isConcerned(part, file, reached)))
}

function isConcerned(part: DevPart, file: string, reached: (part: DevPart) => ReadonlySet<string>): boolean {
  if (file.startsWith(FOLDERS[part] ?? `services/${part}/`)) return true
  if (file.startsWith('services/') || file.startsWith('host/')) return false
  if (/\.tsx?$/.test(file)) return reached(part).has(file)
  const [parent, name] = file.split('/')
  const folder = parent === 'shared' ? `shared/${name}/` : `${parent}/`
  return [...reached(part)].some(other => other.startsWith(folder))
}
