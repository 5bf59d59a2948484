import path from 'node:path'
import { keyOfService, type ReleasedService } from '@shop/contracts/released-services'
import { VERSION_LENGTH } from '@shop/service-kit/process/shop-version'

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
