import { type ServiceName, serviceNames, titleOf } from './parts.ts'
import type { Text } from './texts/text.ts'

/** What is released as a process of its own: each service, and the server that writes the host's pages. */
export type ReleasedService = ServiceName | 'host-server'
export const releasedServices: readonly ReleasedService[] = [...serviceNames, 'host-server']

export function isReleasedService(name = ''): name is ReleasedService {
  return releasedServices.some(known => known === name)
}

/** The version of a process that nobody released: `npm start`, `npm run dev`, tests; of a shape what it began with. */
export const WORKING_TREE = 'working-tree'

/** Under which name the registry keeps the versions of a service, beside those of parts that browsers load; also their folder. */
export function keyOfService(service: ReleasedService): string {
  return `services/${service}`
}

const hostServerTitle: Text = { uk: 'Сервер сторінок', en: 'Page server' }

/** What staff call a service on their page of releases. */
export function titleOfService(service: ReleasedService): Text {
  return service === 'host-server' ? hostServerTitle : titleOf(service)
}
