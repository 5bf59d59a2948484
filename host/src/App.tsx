import { type PageRoute, pageRedirects } from '@shop/contracts/pages'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from '@shop/shell/router'
// Listens for steps of the history before the router does.
import '@shop/shell/unsaved'
import { Frame } from './layout/Frame.tsx'
import { useMissedStep } from './navigation/use-missed-step.ts'
import { Guard } from './pages/Guard.tsx'
import { HostPage } from './pages/HostPage.tsx'
import { listRoutes, screenAt } from './pages/routes.ts'
import { UnknownPage } from './pages/UnknownPage.tsx'
import { RemoteScreen } from './remotes/RemoteScreen.tsx'

export function App() {
  useMissedStep()
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Frame>
          <Routes>
            {listRoutes().map(route => (
              // One element type for all routes: React keeps the old page until the next one is ready.
              <Route key="page" path={route.path} element={<RoutedPage route={route} />} />
            ))}
            {pageRedirects.map(({ path, to }) => (
              <Route key={path} path={path} element={<Navigate to={to} replace />} />
            ))}
            <Route path="*" element={<UnknownPage />} />
          </Routes>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

/** A page of the route table, behind its guard. */
function RoutedPage({ route }: { route: PageRoute }) {
  const { pathname } = useLocation()
  const screen = screenAt(route, pathname)
  return (
    <Guard guard={route.guard}>
      {screen ? <RemoteScreen {...screen} occasion={pathname} /> : <HostPage page={route.page} />}
    </Guard>
  )
}
