import { useMemo, useSyncExternalStore } from 'react'
import { $locale, keepLocale, type Locale } from './locale.ts'
import { addTexts, hasText, type Texts, type TextValues, textOf } from './texts.ts'

export type TextLoaders = Record<Locale, () => Promise<{ default: Texts }>>
export type Translate = (key: string, values?: TextValues) => string

type Chunk = { namespace: string; texts: TextLoaders; here: Set<Locale> }

const chunks = new Map<string, Chunk>()
const listeners = new Set<() => void>()
/** How often the texts of a namespace came or changed their language. */
const changes = new Map<string, number>()
/** Namespaces of which a text was shown that is not here. */
const awaited = new Set<string>()

/**
 * Announces texts and brings them in the present language. A namespace may come in chunks, so that a page loads no
 * texts of other pages; who asks for a text does not see in which chunk it lies.
 */
export async function registerTexts(namespace: string, texts: TextLoaders, chunk = ''): Promise<void> {
  const name = `${namespace}/${chunk}`
  // A remote that was loaded again brings new loaders for texts that are here already.
  const known = { namespace, texts, here: chunks.get(name)?.here ?? new Set<Locale>() }
  chunks.set(name, known)
  await load(known, $locale.get())
}

/** The language changes only when its texts are here, so that no screen shows keys and every screen keeps its state. */
export async function setLocale(locale: Locale): Promise<void> {
  // A page that opens meanwhile announces more.
  while (missing(locale).length > 0) await Promise.all(missing(locale).map(chunk => load(chunk, locale)))
  keepLocale(locale)
  announce(new Set([...chunks.values()].map(({ namespace }) => namespace)))
}

/** Changes to the other language; resolves when its texts are on the screen. */
export function toggleLocale(): Promise<void> {
  return setLocale($locale.get() === 'uk' ? 'en' : 'uk')
}

/** Texts of a namespace in the reader's language; redraws when the language changes or missing texts arrive. */
export function useTranslation(namespace: string): { t: Translate; locale: Locale } {
  const shown = useSyncExternalStore(subscribe, () => changes.get(namespace))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for the language and the texts that are here
  return useMemo(() => ({ t: translate(namespace), locale: $locale.get() }), [namespace, shown])
}

/** For texts outside of components (notices). */
export function translate(namespace: string): Translate {
  return (key, values) => {
    const locale = $locale.get()
    if (!hasText(locale, namespace, key, values)) awaited.add(namespace)
    return textOf(locale, namespace, key, values)
  }
}

function missing(locale: Locale): Chunk[] {
  return [...chunks.values()].filter(({ here }) => !here.has(locale))
}

async function load({ namespace, texts, here }: Chunk, locale: Locale): Promise<void> {
  if (here.has(locale)) return
  addTexts(locale, namespace, (await texts[locale]()).default)
  here.add(locale)
  // Else the page that is about to be left would be redrawn for the texts of the next one.
  if (locale === $locale.get() && awaited.delete(namespace)) announce([namespace])
}

/** Only components that show one of the namespaces redraw. */
function announce(namespaces: Iterable<string>): void {
  for (const namespace of namespaces) changes.set(namespace, (changes.get(namespace) ?? 0) + 1)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
