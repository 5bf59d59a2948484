import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter, createLine } from '../process/limiter.ts'

// Argon2id, which is the library's default algorithm (ASVS 11.4.2).
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// Hashing eats a core and 19 MiB for each: a rush of logins waits in line instead of starving the shop.
const MAX_AT_ONCE = 2 * availableParallelism()
const MAX_WAITING = 200

export type Passwords = {
  hashOf(password: string): Promise<string>
  /** Takes as long for an unknown account (null) as for a wrong password. */
  matches(password: string, stored: string | null): Promise<boolean>
  /** Was it hashed with less than we ask for today? */
  isWeak(stored: string): boolean
}

/** Hashes and compares passwords (NFC, Argon2id), a few at a time; `busy` when too many wait. */
export function createPasswords({ mostWaiting = MAX_WAITING } = {}): Passwords {
  const line = createLine(createLimiter(MAX_AT_ONCE), { mostWaiting })
  const hashOf = (password: string) => line.run(() => hash(password.normalize('NFC'), STRENGTH))
  // Made once, so that nothing about unknown accounts can be read from the clock.
  const dummy = hashOf('nobody has this password')
  dummy.catch(() => {})
  return {
    hashOf,
    async matches(password, stored) {
      const known = stored ?? (await dummy)
      return (await line.run(() => verify(known, password.normalize('NFC')))) && stored !== null
    },
    isWeak: stored => !stored.includes(`$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`),
  }
}
