/** The gateway gave no answer that can be believed: it was away, hung, or spoke nonsense. What it did meanwhile is not known. */
export class GatewaySilence extends Error {
  /** The request surely never arrived. */
  readonly notSent: boolean

  constructor(reason: string, { notSent = false, cause }: { notSent?: boolean; cause?: unknown } = {}) {
    super(reason, { cause })
    this.name = 'GatewaySilence'
    this.notSent = notSent
  }
}
