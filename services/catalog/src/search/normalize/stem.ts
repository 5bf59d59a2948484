// Endings of nouns and adjectives on folded letters (и and й are і there), longest first. Russian ones stand among them.
const ENDINGS =
  /(?:ого|его|ому|ему|амі|ямі|імі|ою|ею|ую|юю|ая|яя|ое|ее|ие|іе|оі|еі|іі|ов|ев|ів|ам|ям|ах|ях|ом|ем|ім|іх|а|е|і|о|у|ю|я)$/
// суконь, сорочок: the vowel comes in only where nothing follows.
const FLEETING = /^(.+[бвгджзклмнпрстфхцчшщ])[ое]([бвгджзклмнпрстфхцчшщ])$/
const ENGLISH_ENDINGS = /(?:(?<=[sxzh])es|(?<=[^s])s|(?<=[^e])ed|e)$/

const SHORTEST = 3

/** What all forms of a folded word have in common; never shorter than three letters. */
export function stemOf(token: string): string {
  if (/^[a-z]+$/.test(token)) return cut(cut(token, /s$/.test(token) ? ENGLISH_ENDINGS : /^$/), /(?:ed|e)$/)
  const bare = cut(token, ENDINGS)
  const [, start = '', end = ''] = FLEETING.exec(bare) ?? []
  return start.length + 1 >= SHORTEST ? start + end : bare
}

function cut(token: string, ending: RegExp): string {
  const rest = token.replace(ending, '')
  return rest.length >= SHORTEST ? rest : token
}
