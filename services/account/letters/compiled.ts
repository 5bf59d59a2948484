import path from 'node:path'
import { compileLetter } from '../../../shared/build/src/letters/compile-letter.ts'

export const target = path.join(import.meta.dirname, '../src/mails/letter.html')

export function compiled(): Promise<string> {
  return compileLetter(path.join(import.meta.dirname, 'letter.mjml'))
}
