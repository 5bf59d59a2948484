import type { ForgottenPerson } from '@shop/contracts/staff/people/forget-written'

const DIGITS_OF_PHONE = 9

/**
 * Tells whether a text names the person: the surname as a word, the phone however it is typed, or the email. A first name alone is nobody's.
 */
export function isAbout({ surname, phone, email }: ForgottenPerson): (text: string) => boolean {
  const [names, mailbox] = [wordsOf(surname), email.trim().toLowerCase()]
  const digits = digitsOf(phone).slice(-DIGITS_OF_PHONE)
  return text =>
    (names.length > 2 && wordsOf(text).includes(names)) ||
    (digits.length === DIGITS_OF_PHONE && digitsOf(text).includes(digits)) ||
    (mailbox !== '' && text.toLowerCase().includes(mailbox))
}

/** The words of a text with one space around each. */
function wordsOf(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLocaleLowerCase('uk')
      .match(/[\p{L}\p{M}\p{N}’'ʼ-]+/gu) ?? []
  return ` ${words.join(' ')} `
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
