import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 32 random bytes in base64url: they stand in a link or a cookie, and nowhere else. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token (SHA-256 in hex): it tells two tokens apart, and a reader of the database can open nothing with it. */
export function tokenDigest(token: string): string {
  return digest(token).toString('hex')
}

/** Digests have one length whatever was given, so the time of the comparison says nothing of the secret. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
