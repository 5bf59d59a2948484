const LATIN: Record<string, string> = Object.fromEntries(
  'а:a б:b в:v г:h ґ:h д:d е:e є:ie ж:zh з:z и:i і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:shch ь: ю:iu я:ia ы:i э:e ё:e ъ:'
    .split(' ')
    .map(pair => pair.split(':')),
)

/** One spelling for Київ, Kyiv and Kiyiv: sounds that are written in several ways fall together. */
function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’ʼ`′‘´]/g, '')
    .replace(/[а-яёєіїґ]/g, letter => LATIN[letter] ?? letter)
    .replace(/kh/g, 'h')
    .replace(/g/g, 'h')
    .replace(/w/g, 'v')
    .replace(/[yj]/g, 'i')
    .replace(/i{2,}/g, 'i')
}

const termsOf = (text: string) =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const MOST_KNOWN = 20_000
const known = new Map<string, string[]>()

/** A list of thousands is looked through at every key: what stands in it is taken apart once. */
function cachedTermsOf(text: string): string[] {
  const found = known.get(text)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const terms = termsOf(text)
  known.set(text, terms)
  return terms
}

const isNumber = (term: string) => /^\d+$/.test(term)

/**
 * Each typed term begins a term of the texts, in any order: "12 шевч" finds "№12" in "вул. Шевченка".
 * A number alone is that of the label: nobody looks for all the houses with it.
 */
export function matchesText({ label, more = '' }: { label: string; more?: string }, typed: string): boolean {
  const wanted = termsOf(typed)
  const labelTerms = cachedTermsOf(label)
  const moreTerms = wanted.every(isNumber) && labelTerms.some(isNumber) ? [] : cachedTermsOf(more)
  return wanted.every(
    start =>
      labelTerms.some(term => term.startsWith(start)) ||
      moreTerms.some(term => (isNumber(start) ? term === start : term.startsWith(start))),
  )
}
