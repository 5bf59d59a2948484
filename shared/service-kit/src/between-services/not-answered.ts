import { ShopError } from '@shop/contracts/errors'

/** `busy` because another service did not answer: whom it was asked of is for the log, and no reader's business. */
export class NotAnswered extends ShopError {
  /** The path that was asked for. */
  readonly asked: string
  /** Where the copies of the service are. */
  readonly addresses: readonly string[]
  /** Milliseconds from the question until it was given up. */
  readonly waited: number

  constructor(asked: string, addresses: readonly string[], waited: number) {
    super('busy')
    this.asked = asked
    this.addresses = addresses
    this.waited = Math.round(waited)
  }
}
