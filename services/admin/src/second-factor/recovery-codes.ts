import { createHash, randomBytes } from 'node:crypto'

const HOW_MANY = 10
/** Without what is read as something else: I, O, 0 and 1. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/** Ten codes of 80 random bits, in groups of four: for staff who have lost their telephone. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const signs = [...randomBytes(LENGTH)].map(byte => SIGNS[byte % SIGNS.length]).join('')
    return signs.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** What is kept of a code, however it was typed. */
export function digestOfRecoveryCode(code: string): string {
  const signs = code.toUpperCase().replace(/[^A-Z\d]/g, '')
  return createHash('sha256').update(signs).digest('hex')
}
