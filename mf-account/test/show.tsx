import { readFileSync } from 'node:fs'
import path from 'node:path'
import { registerTexts, setLocale } from '@shop/shell/i18n'
import type { Locale } from '@shop/shell/locale'
import { $notices } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { useLocation } from '@shop/shell/router'
import { drawScreen, placeScreen } from '@shop/testing/draw-screen'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'

type ShowOptions = { at?: string; route?: string; locale?: Locale; state?: unknown; chunks?: readonly string[] }

/** Shows a screen as the host would: with its texts, the cache and the router. */
export async function show(
  screen: ReactNode,
  { at = '/', route = '*', locale = 'uk', state, chunks = [] }: ShowOptions = {},
) {
  for (const chunk of ['', ...chunks])
    await registerTexts('mf-account', { uk: () => textsIn('uk', chunk), en: () => textsIn('en', chunk) }, chunk)
  await setLocale(locale)
  $notices.set([])
  queryClient.clear()
  // What a screen asks for at once is answered before the test goes on.
  await act(async () => drawScreen(placeScreen(route, screen, <AnotherPage />), at, { usr: state }))
}

function AnotherPage() {
  const { pathname, state } = useLocation()
  return <p>{`now at ${pathname} ${JSON.stringify(state)}`}</p>
}

async function textsIn(locale: Locale, chunk: string) {
  const file = path.join(__dirname, '../src/locales', `${chunk ? `${chunk}.` : ''}${locale}.json`)
  return { default: JSON.parse(readFileSync(file, 'utf8')) }
}
