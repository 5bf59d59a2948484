import { ShopError } from '@shop/contracts/errors'
import type { OpenQuestion } from './request-trace.ts'

/** `busy` because another service did not answer: whom it was asked of is for the log, and no reader's business. */
export class NotAnswered extends ShopError {
  readonly asked: string
  readonly addresses: readonly string[]
  /** Milliseconds from the question until it was given up. */
  readonly waited: number

  constructor({ asked, addresses, began }: OpenQuestion) {
    super('busy')
    this.asked = asked
    this.addresses = addresses
    this.waited = Math.round(performance.now() - began)
  }
}
