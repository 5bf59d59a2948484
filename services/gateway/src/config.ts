import { portOf } from '@shop/contracts/parts'
import { portSchema, urlsSchema } from '@shop/service-kit/process/config'
import {
  commonEnvironment,
  doorLimits,
  requiresPublicOrigin,
  serviceUrls,
} from '@shop/service-kit/process/service-environment'
import * as z from 'zod/mini'

/** The door alone, in front of services that run as separate processes. */
export const doorEnvironment = z
  .object({
    ...commonEnvironment,
    ...doorLimits,
    PORT: z._default(portSchema, portOf('gateway')),
    ...serviceUrls,
    HOST_URL: z._default(urlsSchema, [`http://127.0.0.1:${portOf('host')}`]),
  })
  .check(requiresPublicOrigin)
