/** How codes are written, country by country: `9` is a digit, `A` a letter, other signs stand where they are. */
const masks: Readonly<Record<string, string>> = {
  ...forEach('AT AU BE BG CH CY DK GE HU LU NO NZ SI ZA', '9999'),
  ...forEach('DE EE ES FI FR HR IT KR LT MC ME MX MY RS TH TR US', '99999'),
  ...forEach('CZ GR SE SK', '999 99'),
  ...forEach('CN IN KZ RO SG', '999999'),
  CA: 'A9A 9A9',
  IE: 'A99 AAAA',
  IL: '9999999',
  JP: '999-9999',
  LV: 'LV-9999',
  MD: 'MD-9999',
  MT: 'AAA 9999',
  NL: '9999 AA',
  PL: '99-999',
  PT: '9999-999',
}

const examples: Readonly<Record<string, string>> = { CA: 'K1A 0B1', GB: 'SW1A 1AA', IE: 'D02 AF30', MT: 'VLT 1117' }
const DIGITS = '01100001'

/** A code of the country as people write it there, such as `00-001` in Poland; null where we do not know how they look. */
export function postcodeExample(country: string): string | null {
  const mask = masks[country]
  if (examples[country]) return examples[country]
  if (!mask) return null
  let digit = 0
  return mask.replaceAll(/[9A]/g, sign => (sign === 'A' ? 'A' : (DIGITS[digit++] ?? '0')))
}

/** The code with its letters and separators as the country writes them; one that does not fit stays as it was typed. */
export function tidyPostcode(country: string, typed: string): string {
  return matchPostcode(country, typed) ?? typed.trim()
}

/** Does the code look like one of the country? Where we do not know how they look every code does. */
export function isLikelyPostcode(country: string, typed: string): boolean {
  return postcodeExample(country) === null || matchPostcode(country, typed) !== null
}

function matchPostcode(country: string, typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  if (country === 'GB')
    return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(signs) ? `${signs.slice(0, -3)} ${signs.slice(-3)}` : null
  // The rest of an Irish code has letters and digits in any order, an American one may have four digits more.
  if (country === 'IE') return /^[A-Z]\d[\dW][A-Z\d]{4}$/.test(signs) ? `${signs.slice(0, 3)} ${signs.slice(3)}` : null
  if (country === 'US' && /^\d{9}$/.test(signs)) return `${signs.slice(0, 5)}-${signs.slice(5)}`
  const mask = masks[country]
  return mask ? fillMask(mask, signs) : null
}

/** The signs in the places of the mask; null when one is of another kind, or there are too few or too many. */
function fillMask(mask: string, signs: string): string | null {
  const prefix = /^[B-Z]{2}(?=-)/.exec(mask)?.[0] ?? ''
  const own = prefix && signs.startsWith(prefix) ? signs.slice(prefix.length) : signs
  let at = 0
  let filled = ''
  for (const place of mask) {
    const sign = own[at] ?? ''
    if (place !== '9' && place !== 'A') filled += place
    else if ((place === '9' ? /\d/ : /[A-Z]/).test(sign)) {
      filled += sign
      at++
    } else return null
  }
  return at === own.length ? filled : null
}

function forEach(countries: string, mask: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map(country => [country, mask]))
}
