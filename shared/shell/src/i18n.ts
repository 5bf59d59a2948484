import { useMemo, useSyncExternalStore } from 'react'
import { $locale, keepLocale, type Locale } from './locale.ts'
import { addTexts, hasTexts, type Texts, type TextValues, textOf } from './texts.ts'

export type TextLoaders = Record<Locale, () => Promise<{ default: Texts }>>
export type Translate = (key: string, values?: TextValues) => string

const loaders = new Map<string, TextLoaders>()
const listeners = new Set<() => void>()
/** How often the texts of a namespace came or changed their language. */
const changes = new Map<string, number>()

/** Announces a namespace and brings its texts in the present language. */
export async function registerTexts(namespace: string, texts: TextLoaders): Promise<void> {
  loaders.set(namespace, texts)
  await bring(namespace, $locale.get())
}

/** The language changes only when its texts are here, so that no screen shows keys and every screen keeps its state. */
export async function setLocale(locale: Locale): Promise<void> {
  await Promise.all([...loaders.keys()].map(namespace => bring(namespace, locale)))
  keepLocale(locale)
  announce([...loaders.keys()])
}

/** Changes to the other language; resolves when its texts are on the screen. */
export function toggleLocale(): Promise<void> {
  return setLocale($locale.get() === 'uk' ? 'en' : 'uk')
}

/** Texts of a namespace in the reader's language; draws anew when the language changes or its texts come. */
export function useTranslation(namespace: string): { t: Translate; locale: Locale } {
  const shown = useSyncExternalStore(subscribe, () => changes.get(namespace))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for the language and the texts that are here
  return useMemo(() => ({ t: translate(namespace), locale: $locale.get() }), [namespace, shown])
}

/** For texts outside of components (notices). */
export function translate(namespace: string): Translate {
  return (key, values) => textOf($locale.get(), namespace, key, values)
}

async function bring(namespace: string, locale: Locale): Promise<void> {
  if (hasTexts(locale, namespace)) return
  const texts = await loaders.get(namespace)?.[locale]()
  if (!texts) return
  addTexts(locale, namespace, texts.default)
  if (locale === $locale.get()) announce([namespace])
}

/** Only those who show one of the namespaces draw anew. */
function announce(namespaces: readonly string[]): void {
  for (const namespace of namespaces) changes.set(namespace, (changes.get(namespace) ?? 0) + 1)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
