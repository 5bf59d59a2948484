import type { LetterWords } from './write-letter.ts'

export const letterNames = ['verify', 'reset', 'password-changed'] as const
export type LetterName = (typeof letterNames)[number]

type LetterFacts = {
  /** As the customer typed it, but free of what mail programs make links of. */
  name: string
  /** Where the button leads. */
  link: string
}
export type LetterTexts = Record<LetterName, (facts: LetterFacts) => LetterWords>
