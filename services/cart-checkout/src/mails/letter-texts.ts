import type { Locale } from '@shop/contracts/text'
import type { LetterFacts } from './letter-facts.ts'
import { lettersInEnglish } from './letter-texts-en.ts'
import { lettersInUkrainian } from './letter-texts-uk.ts'
import type { LetterName } from './letters.ts'

/** What a letter says before it shows the order. */
export type LetterText = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  button: string
}

export type LetterTexts = Record<LetterName, (facts: LetterFacts) => LetterText>

export const letterTexts: Record<Locale, LetterTexts> = { uk: lettersInUkrainian, en: lettersInEnglish }
