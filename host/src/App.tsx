import { pageRedirects } from '@shop/contracts/pages'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter, Navigate, Route, Routes } from '@shop/shell/router'
// Listens for steps of the history before the router does.
import '@shop/shell/unsaved'
import { Frame } from './layout/Frame.tsx'
import { useMissedStep } from './navigation/use-missed-step.ts'
import { HostPage } from './pages/HostPage.tsx'
import { RoutedPage } from './pages/RoutedPage.tsx'
import { knownRoutes } from './pages/routes.ts'

export function App() {
  useMissedStep()
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Frame>
          <Routes>
            {knownRoutes().map(route => (
              // One element type for all routes: React keeps the old page until the next one is ready.
              <Route key="page" path={route.path} element={<RoutedPage route={route} />} />
            ))}
            {pageRedirects.map(({ path, to }) => (
              <Route key={path} path={path} element={<Navigate to={to} replace />} />
            ))}
            <Route path="*" element={<HostPage page="not-found" />} />
          </Routes>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
