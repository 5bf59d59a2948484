import { createHmac } from 'node:crypto'
import { isSameSecret } from '@shop/service-kit/auth/tokens'

/** HMAC-MD5 over the values joined with `;`, as WayForPay asks for it. The values must be the very texts that are sent. */
export function signature(secret: string, values: readonly string[]): string {
  return createHmac('md5', secret).update(values.join(';'), 'utf8').digest('hex')
}

/** Compares in constant time; the secrets are the present one and, while they are being changed, the one before. */
export function isSignedBy(secrets: readonly string[], values: readonly string[], given: string): boolean {
  return secrets.some(secret => isSameSecret(given, signature(secret, values)))
}
