import { setLocale } from '@shop/shell/i18n'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { $notices } from '@shop/shell/notices'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'

/** Shows a screen as the host would: with its texts, the cache and the router. */
export async function show(screen: ReactNode, { at = '/', path = '*' } = {}) {
  await setLocale('en')
  $notices.set([])
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={screen} />
          <Route path="*" element={<p>another page</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
