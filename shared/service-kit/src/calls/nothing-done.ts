import { statusOfError } from '@shop/contracts/error-status'
import { ShopError } from '@shop/contracts/errors'
import { watchWrites } from '../storage/noted-writes.ts'

/** A refusal that came before anything was done. Only who does the work can say so: a refusal alone proves nothing. */
export class NothingDone extends ShopError {
  constructor({ code, details, message }: ShopError) {
    super(code, details, message)
  }
}

/**
 * Does `work`; where it is refused before its first write, the refusal says that nothing was done.
 * @throws NothingDone with code and details of the refusal; any other error as it is.
 */
export function sayIfNothingDone<Result>(work: () => Promise<Result>): Promise<Result> {
  return watchWrites(async hasWritten => {
    try {
      return await work()
    } catch (error) {
      if (isRefusal(error) && !hasWritten()) throw new NothingDone(error)
      throw error
    }
  })
}

/** A database that was away may have done what it was asked to. */
function isRefusal(error: unknown): error is ShopError {
  return error instanceof ShopError && statusOfError[error.code] < 500
}
