import { createInstance } from 'i18next'
import type { Locale } from './locale.ts'

export type Texts = Readonly<Record<string, unknown>>
export type TextValues = Readonly<Record<string, unknown>>

/** All texts of the page, in namespaces. The caller names the language, so that only `$locale` knows which one it is. */
const i18next = createInstance({
  lng: 'en',
  fallbackLng: 'en',
  ns: [],
  // Keys are flat: a dot in them belongs to the name.
  keySeparator: false,
  // React writes texts as text already: escaped here too, an apostrophe would be read as &#39;.
  interpolation: { escapeValue: false },
  initAsync: false,
})
void i18next.init()

/** Keeps texts of a namespace beside those it has: flat keys, plural forms in i18next's JSON v4. */
export function addTexts(locale: Locale, namespace: string, texts: Texts): void {
  i18next.addResourceBundle(locale, namespace, texts, false, true)
}

/** Is there a text of this key in this very language? */
export function hasText(locale: Locale, namespace: string, key: string, values: TextValues = {}): boolean {
  if (plainText(locale, namespace, key, values) !== null) return true
  return i18next.exists(key, { lng: locale, ns: namespace, fallbackLng: [], ...countOf(values) })
}

/** A text that is shown as it is written, as most are: the library would look for plural forms and values in each. */
function plainText(locale: Locale, namespace: string, key: string, { count }: TextValues): string | null {
  if (typeof count === 'number') return null
  const text: unknown = i18next.getResourceBundle(locale, namespace)?.[key]
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : null
}

function countOf({ count }: TextValues): { count?: number } {
  return typeof count === 'number' ? { count } : {}
}

/** The text of a key ("line.more", or "errors:out_of_stock" from another namespace), English where one is missing. */
export function textOf(locale: Locale, namespace: string, key: string, values: TextValues = {}): string {
  const plain = plainText(locale, namespace, key, values)
  if (plain !== null) return plain
  return i18next.t(key, {
    lng: locale,
    ns: namespace,
    // A key that nobody wrote is shown as it is, its namespace too.
    defaultValue: key,
    // Apart from the options: the details of a refusal must not be taken for one of them.
    replace: values,
    ...countOf(values),
  })
}
