import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Codes of the step before and of the one after are taken, too: clocks of telephones differ. */
const WINDOW = 1

/** A new secret of 160 bits, in base32 (RFC 6238 with SHA-1 and six digits: what every app understands). */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code tells the app. */
export function otpauthUri(secret: string, login: string): string {
  return totpOf(secret, login).toString()
}

/** Which step of thirty seconds a code belongs to; null when it belongs to none of those that are taken now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

function totpOf(secret: string, label = 'LEVADA'): TOTP {
  return new TOTP({ issuer: 'LEVADA', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS })
}

const HOW_MANY = 10
/** Without signs that are easily confused: I, O, 0 and 1. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/** Ten codes of 80 random bits, in groups of four: for staff who have lost their telephone. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const signs = [...randomBytes(LENGTH)].map(byte => SIGNS[byte % SIGNS.length]).join('')
    return signs.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** The digest that is stored, the same however the code was typed. */
export function digestOfRecoveryCode(code: string): string {
  const signs = code.toUpperCase().replace(/[^A-Z\d]/g, '')
  return createHash('sha256').update(signs).digest('hex')
}
