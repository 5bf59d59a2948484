/** Hryvnias for one euro, in hundredths: 45.00 is 4500. */
export type CurrencyRate = { currency: 'EUR'; rate: number; since: Date }

/** Where the tariffs of a method in Ukraine come from. */
export const ukrainianService = { post: 'nova-poshta', courier: 'nova-poshta', self: 'shop' } as const
export const UKRAINE = 'UA'
