import { ShopError } from '@shop/contracts/errors'

const NO_ROOM: unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

/**
 * Does work that writes files. Where the disk of the store has no room for them, `giveUp` removes what is of no use, and the refusal says
 * so: a shop that is only busy would be asked once more.
 * @throws ShopError storage_full
 */
export async function writeWithRoom<Result>(
  work: () => Promise<Result>,
  giveUp?: () => Promise<void>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_ROOM.includes(error.code))) throw error
    await giveUp?.()
    throw new ShopError('storage_full')
  }
}
