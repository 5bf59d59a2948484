import type { ErrorCode } from '../errors.ts'
import { errorTexts as en } from './error-texts-en.ts'
import { errorTexts as uk } from './error-texts-uk.ts'
import { staffErrorTexts } from './staff-error-texts.ts'
import type { Text } from './text.ts'

const ukrainian: Record<ErrorCode, string> = { ...uk, ...staffErrorTexts.uk }
const english: Record<ErrorCode, string> = { ...en, ...staffErrorTexts.en }

/** What the reader sees for each code, where both languages are needed; a browser brings the reader's only. */
export const errorTexts = Object.fromEntries(
  Object.entries(ukrainian).map(([code, text]) => [code, { uk: text, en: english[code as ErrorCode] }]),
) as Record<ErrorCode, Text>
