import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter, Route, Routes } from '@shop/shell/router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Draws a screen at an address with the cache and the router, as the host does. */
export function drawScreen(screen: ReactNode, at: string, state: unknown = null) {
  history.replaceState(state, '', at)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{screen}</BrowserRouter>
    </QueryClientProvider>,
  )
}

/** Places a screen where the address fits `path`; `elsewhere` is drawn at any other address. */
export function placeScreen(path: string, screen: ReactNode, elsewhere: ReactNode = null) {
  return (
    <Routes>
      <Route path={path} element={screen} />
      <Route path="*" element={elsewhere} />
    </Routes>
  )
}
