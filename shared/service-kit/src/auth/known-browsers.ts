import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from './tokens.ts'

/** `proof` is what the account proves itself with, such as the hash of its password: with another one all its browsers are strangers. */
export type MarkedAccount = { id: string; proof: string }

export type KnownBrowsers = {
  /** The cookie of a browser in which the account has just signed in. */
  mark(account: MarkedAccount): string
  /**
   * Under which key the tries of a browser are counted in which this account signed in before; null for every other browser. It opens
   * nothing: it only keeps strangers from using up the tries of the customer who has always come from here.
   */
  keyOf(mark: string | null, account: MarkedAccount | null): string | null
}

const NONCE_BYTES = 16
/** In base64url. */
const NONCE_LENGTH = 22

/** Recognises browsers by a random name and its signature (HMAC-SHA256), which belongs to one account. */
export function createKnownBrowsers(secret: string): KnownBrowsers {
  const signMark = (nonce: string, { id, proof }: MarkedAccount) =>
    nonce +
    createHmac('sha256', secret)
      .update(JSON.stringify([id, nonce, proof]))
      .digest('base64url')

  return {
    mark: account => signMark(randomBytes(NONCE_BYTES).toString('base64url'), account),
    keyOf(mark, account) {
      if (mark === null || account === null) return null
      const nonce = mark.slice(0, NONCE_LENGTH)
      return isSameSecret(mark, signMark(nonce, account)) ? `${account.id}|${nonce}` : null
    },
  }
}
