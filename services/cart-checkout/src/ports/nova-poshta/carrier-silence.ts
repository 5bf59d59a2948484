/** The carrier gave no answer that can be believed: it was away, hung, refused or spoke nonsense. */
export class CarrierSilence extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'CarrierSilence'
  }
}

// Of the key, of the carrier's service, and of the city that parcels leave from.
const CODES_OF_EVERY_QUESTION = [
  '20000200068',
  '20000200069',
  '20000100016',
  '20000200105',
  '20000200106',
  '20000200107',
]
const TEXTS_OF_EVERY_QUESTION = /many requests|api ?key/i

/** The carrier is there and refused this question, with its reasons and their codes. */
export class CarrierRefusal extends CarrierSilence {
  /** Would it refuse every other question now as well? */
  readonly isOfEvery: boolean

  constructor(method: string, reasons: readonly string[], codes: readonly string[]) {
    super(`${method}: ${reasons.join('; ') || 'refused'}`)
    this.isOfEvery =
      codes.some(code => CODES_OF_EVERY_QUESTION.includes(code)) ||
      reasons.some(reason => TEXTS_OF_EVERY_QUESTION.test(reason))
  }
}
