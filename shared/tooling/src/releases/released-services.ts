import path from 'node:path'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { VERSION_LENGTH } from '@shop/service-kit/process/shop-version'

/** What is released as a process of its own: each service, and the server that writes the host's pages. */
export const releasedServices: readonly ReleasedService[] = [...serviceNames, 'host-server']
export type ReleasedService = ServiceName | 'host-server'

export function isReleasedService(name = ''): name is ReleasedService {
  return releasedServices.some(known => known === name)
}

/** Under which name the registry keeps the versions of a service, beside those of parts that browsers load. */
export function keyOfService(service: ReleasedService): string {
  return `services/${service}`
}

/** Where the versions of a service lie below the folder of the parts. */
export function folderOfService(parts: string, service: ReleasedService): string {
  return path.join(parts, keyOfService(service), 'dist')
}

/** The file that a process of it begins with, from the root of the sources. */
export function scriptOfService(service: ReleasedService): string {
  return service === 'host-server' ? 'host/server/main.ts' : `services/${service}/src/main.ts`
}

/** The name of a version: its commit in 12 characters. */
export function versionOfCommit(commit: string): string {
  return commit.slice(0, VERSION_LENGTH)
}
