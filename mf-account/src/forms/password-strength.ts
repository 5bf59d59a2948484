type Strength = 'weak' | 'fair' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** How strong a password is, in one word. It refuses nothing: length counts for more than a mix of signs. */
export function passwordStrength(password: string): Strength {
  const length = new Set(password).size < 4 ? 0 : [...password].length
  const variety = kinds.filter(kind => kind.test(password)).length
  const points = length + 2 * variety
  if (length >= 10 && points >= 16) return 'strong'
  return length >= 8 && points >= 12 ? 'fair' : 'weak'
}
