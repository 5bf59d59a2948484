/** Hryvnias for one euro in hundredths on a day of Kyiv, by the National Bank; null when the bank has no rate of that day. */
export type NationalBank = { eurRateOn(day: string): Promise<number | null> }

/** The bank gave no answer that can be believed. */
export class BankSilence extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause })
    this.name = 'BankSilence'
  }
}
