import { readFileSync } from 'node:fs'
import path from 'node:path'

// The three thousand that people choose most, as counted in public leaks (the lists of zxcvbn, MIT), and ours: what attackers
// try first. Shorter ones are refused anyway.
const common = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
)

/** Would it be guessed among the first? Neither capitals nor one sign repeated make such a password better. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFC').toLowerCase()
  return common.has(folded) || new Set(folded).size < 3 || isCountingUp(folded)
}

/** 23456789, 987654, abcdefgh. */
function isCountingUp(folded: string): boolean {
  const steps = [...folded]
    .slice(1)
    .map((character, index) => (character.codePointAt(0) ?? 0) - folded.charCodeAt(index))
  return steps.every(step => step === 1) || steps.every(step => step === -1)
}
