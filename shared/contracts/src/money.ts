import * as z from 'zod/mini'

const currencies = ['UAH', 'EUR'] as const
export const currencySchema = z.enum(currencies)

/** Price in both currencies as decimal numbers (hryvnias, euros): the form that leaves the services. */
export const priceSchema = z.object({ uah: z.number(), eur: z.number() })
export type Price = z.infer<typeof priceSchema>

/** Inside, between services: whole kopiyky and cents. `eur` is null when staff entered none. */
export const minorPriceSchema = z.object({ uah: z.int(), eur: z.nullable(z.int()) })
export type MinorPrice = z.infer<typeof minorPriceSchema>

export const sumSchema = z.object({ amount: z.number(), currency: currencySchema })
