import type { Locale } from '@shop/contracts/texts/text'
import type { EmailTexts } from './email-names.ts'
import { emailsInEnglish } from './email-texts-en.ts'
import { emailsInUkrainian } from './email-texts-uk.ts'

export const emailTexts: Record<Locale, EmailTexts> = { uk: emailsInUkrainian, en: emailsInEnglish }
