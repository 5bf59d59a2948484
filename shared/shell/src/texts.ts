import type { Locale } from './locale.ts'

export type Texts = Readonly<Record<string, unknown>>
export type TextValues = Readonly<Record<string, unknown>>

const FALLBACK: Locale = 'en'

const plurals: Record<Locale, Intl.PluralRules> = {
  uk: new Intl.PluralRules('uk'),
  en: new Intl.PluralRules('en'),
}

const known = new Map<string, Texts>()

/** Keeps texts of a namespace beside those it has: flat keys, i18next's plural forms. */
export function addTexts(locale: Locale, namespace: string, texts: Texts): void {
  const place = `${locale}/${namespace}`
  known.set(place, { ...known.get(place), ...texts })
}

/** The text of a key ("line.more", or "errors:out_of_stock" from another namespace), English where one is missing. */
export function textOf(locale: Locale, namespace: string, key: string, values: TextValues = {}): string {
  const [place, name] = key.includes(':') ? splitOnce(key) : [namespace, key]
  const text = find(locale, place, name, values) ?? find(FALLBACK, place, name, values) ?? key
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, value: string) => String(values[value] ?? gap))
}

function find(locale: Locale, namespace: string, key: string, { count }: TextValues): string | undefined {
  const texts = known.get(`${locale}/${namespace}`)
  if (!texts) return undefined
  const plural = typeof count === 'number' ? texts[`${key}_${plurals[locale].select(count)}`] : undefined
  const text = plural ?? texts[key]
  return typeof text === 'string' ? text : undefined
}

function splitOnce(key: string): [string, string] {
  const at = key.indexOf(':')
  return [key.slice(0, at), key.slice(at + 1)]
}
