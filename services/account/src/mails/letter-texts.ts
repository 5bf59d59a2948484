import type { Locale } from '@shop/contracts/text'
import type { LetterTexts } from './letter-names.ts'
import { lettersInEnglish } from './letter-texts-en.ts'
import { lettersInUkrainian } from './letter-texts-uk.ts'

export const letterTexts: Record<Locale, LetterTexts> = { uk: lettersInUkrainian, en: lettersInEnglish }
