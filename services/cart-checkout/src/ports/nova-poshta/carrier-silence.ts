/** The carrier gave no answer that can be believed: it was away, hung, refused or spoke nonsense. */
export class CarrierSilence extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'CarrierSilence'
  }
}
