/** At the beginning of a word these five sound with a "y". */
const atStart: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

const elsewhere: Record<string, string> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'h',
    ґ: 'g',
    д: 'd',
    е: 'e',
    є: 'ie',
    ж: 'zh',
    з: 'z',
    и: 'y',
    і: 'i',
    ї: 'i',
    й: 'i',
  },
  ...{
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
  },
  ш: 'sh',
  щ: 'shch',
  ю: 'iu',
  я: 'ia',
}

// Neither the soft sign nor any kind of apostrophe is written in Latin letters.
const SILENT = /[ьЬ'’ʼ]/g

/** Ukrainian in Latin letters, as resolution 55 of the Cabinet of Ministers (2010) prescribes. */
export function transliterate(text: string): string {
  return text
    .split(/([\s\-–—.,/()]+)/)
    .map(transliterateWord)
    .join('')
}

function transliterateWord(word: string): string {
  const letters = [...word.replace(SILENT, '')]
  return letters.map((letter, index) => latin(letter, letters[index - 1])).join('')
}

function latin(letter: string, before: string | undefined): string {
  const small = letter.toLowerCase()
  // "зг" is "zgh": plain "zh" already stands for "ж".
  if (small === 'г' && before?.toLowerCase() === 'з') return 'gh'
  const found = (before === undefined ? atStart[small] : undefined) ?? elsewhere[small]
  if (found === undefined) return letter
  return small === letter ? found : found.charAt(0).toUpperCase() + found.slice(1)
}
