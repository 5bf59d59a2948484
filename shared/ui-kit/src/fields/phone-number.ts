/** Ukraine's numbers are written in a fixed pattern; everybody else's as they come. */
const UKRAINE = '380'
const UKRAINE_GROUPS = [2, 3, 2, 2]
const MOST_DIGITS = 21

export type PhoneNumber = { dial: string; national: string }

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The longest code that the number begins with; an empty code takes any number. */
function splitNumber(digits: string, dials: readonly string[]): PhoneNumber | null {
  const dial = dials.filter(known => digits.startsWith(known)).sort((one, other) => other.length - one.length)[0]
  return dial === undefined ? null : { dial, national: digits.slice(dial.length) }
}

function limitDigits({ dial, national }: PhoneNumber): PhoneNumber {
  if (dial !== UKRAINE) return { dial, national: national.slice(0, MOST_DIGITS - dial.length) }
  // People put their country's code or the inland 0 (once 8 0) in front, as they are used to.
  const withoutPrefix = national.replace(/^(380|80(?=\d{9})|0)+/, '')
  return { dial, national: withoutPrefix.slice(0, 9) }
}

/** Understands what was typed, pasted or filled in, in any of the usual notations. */
export function readPhone(text: string, dial: string, dials: readonly string[]): PhoneNumber {
  const international = /^\s*(\+|00)/.exec(text)
  const split = international && splitNumber(digitsOf(text.slice(international[0].length)), dials)
  return limitDigits(split ?? { dial, national: digitsOf(text) })
}

/** `+380671234567` back into what is drawn. */
export function parsePhone(value: string, dials: readonly string[]): PhoneNumber | null {
  return value === '' ? null : splitNumber(digitsOf(value), dials)
}

/** The number as it is stored (E.164); empty while no digit was typed. */
export function writePhone({ dial, national }: PhoneNumber): string {
  return national === '' ? '' : `+${dial}${national}`
}

/** `671234567` → `67 123 45 67` */
export function drawNational({ dial, national }: PhoneNumber): string {
  if (dial !== UKRAINE) return national
  const groups: string[] = []
  let from = 0
  for (const length of UKRAINE_GROUPS) {
    groups.push(national.slice(from, from + length))
    from += length
  }
  return groups.filter(Boolean).join(' ')
}

/** Where the caret stands after so many digits of a drawn number. */
export function caretAfter(digits: number, drawn: string): number {
  let seen = 0
  for (let at = 0; at < drawn.length; at++) {
    if (seen === digits) return at
    if (/\d/.test(drawn.charAt(at))) seen++
  }
  return drawn.length
}
