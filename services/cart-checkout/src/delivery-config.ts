import { refSchema } from '@shop/contracts/delivery/location'
import { urlSchema } from '@shop/service-kit/process/config'
import * as z from 'zod/mini'
import type { NovaPoshta } from './ports/delivery-directory/open-directory.ts'

/** Variables about delivery. Without a key customers choose from the demonstration's places; in production only when it is asked for. */
export const deliveryEnvironment = {
  NODE_ENV: z.optional(z.string()),
  DELIVERY_DIRECTORY: z.optional(z.enum(['nova-poshta', 'demo'], 'must be nova-poshta or demo')),
  /** Ref of the city that parcels leave from. */
  NOVA_POSHTA_SENDER_CITY: z.optional(refSchema),
  /** Where the carrier is asked, if not at its own address. */
  NOVA_POSHTA_API: z.optional(urlSchema),
  NOVA_POSHTA_KEY: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
}

type DeliveryEnvironment = z.infer<z.ZodMiniObject<typeof deliveryEnvironment>>

const NO_KEY =
  'NOVA_POSHTA_KEY is missing: customers would choose from departments that do not exist. To try the shop, choose DELIVERY_DIRECTORY=demo'

/**
 * Whose places customers choose from; null: those of the demonstration.
 * @throws Error when the carrier is asked for without a key, and when a shop that sells would offer invented departments.
 */
export function novaPoshtaFrom(env: DeliveryEnvironment): NovaPoshta | null {
  const {
    NODE_ENV,
    DELIVERY_DIRECTORY,
    NOVA_POSHTA_KEY: key,
    NOVA_POSHTA_SENDER_CITY: senderCity,
    NOVA_POSHTA_API: api,
  } = env
  if (DELIVERY_DIRECTORY === 'demo') return null
  if (!key && (DELIVERY_DIRECTORY || NODE_ENV === 'production')) throw new Error(NO_KEY)
  return key ? { key, ...(senderCity && { senderCity }), ...(api && { api }) } : null
}
