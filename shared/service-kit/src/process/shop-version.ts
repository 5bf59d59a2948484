import { WORKING_TREE } from '@shop/contracts/released-services'
import * as z from 'zod/mini'

/** Characters of a commit that name a version of a service. */
export const VERSION_LENGTH = 12

/** `SHOP_VERSION`: the commit that a process was made of, set by what starts it; unset: the working tree. */
export const shopVersionSchema = z._default(
  z.string().check(z.refine(isShopVersion, `must be the first ${VERSION_LENGTH} characters of a commit`)),
  WORKING_TREE,
)

/** Is it a commit of 12 characters, or the working tree? */
export function isShopVersion(text: string): boolean {
  return text === WORKING_TREE || /^[0-9a-f]{12}$/.test(text)
}
