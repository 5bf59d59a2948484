import type { LetterName } from '../order/letter-names.ts'
import type { LetterFacts } from './letter-facts.ts'

/** What a letter says before it shows the order. */
type LetterText = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  button: string
}

export type LetterTexts = Record<LetterName, (facts: LetterFacts) => LetterText>
