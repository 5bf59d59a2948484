import { registerTexts, setLocale } from '@shop/shell/i18n'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter } from '@shop/shell/router'
import { render as draw } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hostTexts } from '../src/texts.ts'

/** Renders a part of the frame in Ukrainian, at the present address. */
export async function render(part: ReactNode) {
  await registerTexts('host', hostTexts)
  await setLocale('uk')
  queryClient.clear()
  return draw(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{part}</BrowserRouter>
    </QueryClientProvider>,
  )
}
