import type { ErrorCode } from '../errors.ts'
import { errorTexts as en } from './error-texts-en.ts'
import { errorTexts as uk } from './error-texts-uk.ts'
import type { Text } from './text.ts'

/** What the reader sees for each code (spec §8), for who answers in both languages; a browser brings the reader's only. */
export const errorTexts = Object.fromEntries(
  Object.entries(uk).map(([code, text]) => [code, { uk: text, en: en[code as ErrorCode] }]),
) as Record<ErrorCode, Text>
