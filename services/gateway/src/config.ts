import { portSchema, urlSchema } from '@shop/service-kit/process/config'
import {
  commonEnvironment,
  requiresPublicOrigin,
  serviceEnvironment,
} from '@shop/service-kit/process/service-environment'
import * as z from 'zod/mini'

/** The door alone, in front of services that run as separate processes. */
export const doorEnvironment = z
  .object({
    ...commonEnvironment,
    PORT: z._default(portSchema, 3000),
    CATALOG_URL: serviceEnvironment.CATALOG_URL,
    CART_CHECKOUT_URL: serviceEnvironment.CART_CHECKOUT_URL,
    ACCOUNT_URL: serviceEnvironment.ACCOUNT_URL,
    ADMIN_URL: serviceEnvironment.ADMIN_URL,
    HOST_URL: z._default(urlSchema, 'http://127.0.0.1:4000'),
  })
  .check(requiresPublicOrigin)
