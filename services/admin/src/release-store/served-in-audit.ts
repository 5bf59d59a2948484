import { isReleasedService } from '@shop/contracts/released-services'
import { type Releases, servedVersion } from '@shop/service-kit/releases/releases'

/** What the audit log keeps of who gets what: shares of visitors of a part, the version in service of a service. */
export function servedInAudit(part: string, releases: Releases | null): unknown {
  return isReleasedService(part) ? { version: servedVersion(releases) } : releases?.served
}
