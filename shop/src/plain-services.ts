// Written by `npm run parts` from the table of parts.
import type { PlainServiceName } from '@shop/contracts/parts'
import type { CreateService } from '@shop/service-kit/service/service'

/** Services that are given what every service is given, and nothing else. */
export const plainServices = {} satisfies Record<PlainServiceName, CreateService>
