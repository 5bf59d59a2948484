/** Hryvnias for one euro, in hundredths: 45.00 is 4500. */
export type CurrencyRate = { currency: 'EUR'; rate: number; since: Date }
