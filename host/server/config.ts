import { portSchema } from '@shop/service-kit/process/config'
import {
  commonEnvironment,
  requiresPublicOrigin,
  serviceEnvironment,
} from '@shop/service-kit/process/service-environment'
import * as z from 'zod/mini'

/** The host server alone. */
export const hostEnvironment = z
  .object({
    ...commonEnvironment,
    PORT: z._default(portSchema, 4000),
    CATALOG_URL: serviceEnvironment.CATALOG_URL,
    CART_CHECKOUT_URL: serviceEnvironment.CART_CHECKOUT_URL,
    ACCOUNT_URL: serviceEnvironment.ACCOUNT_URL,
    ADMIN_URL: serviceEnvironment.ADMIN_URL,
    /** Where the payment form may be sent to besides ourselves; several are separated by spaces. */
    FORM_ACTIONS: z._default(z.string(), ''),
    /** Where host and remotes lie built, each in its `dist`; unset: in this repository. */
    PARTS_DIR: z.optional(z.string()),
  })
  .check(requiresPublicOrigin)
