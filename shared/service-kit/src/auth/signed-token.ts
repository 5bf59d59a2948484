import { createHmac } from 'node:crypto'
import { isSameSecret } from './tokens.ts'

/**
 * The end of a link that an email brings: what it is about, and that the shop itself wrote it. Nothing has to be kept, no address
 * stands in it, and a token for one purpose is worth nothing for another.
 */
export function signedToken(secret: string, purpose: string, id: string): string {
  return `${id}.${signature(secret, purpose, id)}`
}

/** What a token is about; null for one that the shop did not write, or wrote for something else. */
export function readToken(secret: string, purpose: string, token: string): string | null {
  const [id = '', signed = ''] = token.split('.')
  return isSameSecret(signed, signature(secret, purpose, id)) ? id : null
}

function signature(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url')
}
