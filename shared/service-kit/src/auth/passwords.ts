import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { ShopError } from '@shop/contracts/errors'

// Argon2id, which is the library's default algorithm (ASVS 11.4.2).
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
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
  const turn = createQueue(mostWaiting)
  const hashOf = (password: string) => turn(() => hash(password.normalize('NFC'), STRENGTH))
  // Made once, so that nothing about unknown accounts can be read from the clock.
  const dummy = hashOf('nobody has this password')
  dummy.catch(() => {})
  return {
    hashOf,
    async matches(password, stored) {
      const known = stored ?? (await dummy)
      return (await turn(() => verify(known, password.normalize('NFC')))) && stored !== null
    },
    isWeak: stored => !stored.includes(`$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`),
  }
}

/** Hashing eats a core and 19 MiB for each: a rush of logins waits here instead of starving the shop (C2). */
function createQueue(mostWaiting: number) {
  let active = 0
  const waiting: (() => void)[] = []
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (active >= MAX_AT_ONCE) {
      if (waiting.length >= mostWaiting) throw new ShopError('busy', { seconds: 2 })
      await new Promise<void>(resolve => waiting.push(resolve))
    } else active += 1
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, or is free again.
      const next = waiting.shift()
      if (next) next()
      else active -= 1
    }
  }
}
