import * as z from 'zod/mini'

/** The first account of staff; without a name and a password the start makes them and shows them once. */
export const operatorEnvironment = {
  ADMIN_LOGIN: z.optional(z.string()),
  ADMIN_PASSWORD: z.optional(z.string()),
}
