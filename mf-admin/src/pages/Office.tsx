import { usePageMeta } from '@shop/shell/page-meta'
import { Navigate, Route, Routes, useLocation } from '@shop/shell/router'
import { $staffSession } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import type { ComponentType, ReactNode } from 'react'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { OfficeContext, type OfficeRoute } from '../office.ts'
import { useTexts } from '../use-texts.ts'

const screens = new Map<OfficeRoute, ComponentType>()

/** The screen of a route, always the same one: React keeps it while only its address changes. */
export function screenOf(route: OfficeRoute, Page: ComponentType, routes: readonly OfficeRoute[]): ComponentType {
  const known = screens.get(route)
  if (known) return known
  const { path, opensTo, title } = route
  const page = title ? (
    <TitledPage title={title}>
      <Page />
    </TitledPage>
  ) : (
    <Page />
  )
  const Screen = () => (
    <OfficeContext value={{ routes, route }}>
      <StaffGuard opensTo={opensTo}>
        {/* The host matched "/admin/*": what the path names, the screen finds in its own one. */}
        <Routes>
          <Route path={path.replace('/admin/', '')} element={page} />
        </Routes>
      </StaffGuard>
    </OfficeContext>
  )
  screens.set(route, Screen)
  return Screen
}

function TitledPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTexts()
  usePageMeta({ title: t(`${title}.pageTitle`) })
  return <StaffLayout title={t(`${title}.title`)}>{children}</StaffLayout>
}

/** Shows nothing before the service has said who is there. What a screen may do, the services decide again. */
function StaffGuard({ opensTo, children }: { opensTo: OfficeRoute['opensTo']; children: ReactNode }) {
  const session = useStore($staffSession)
  const { pathname, search, state } = useLocation()
  if (opensTo === 'everybody') return children
  if (session === 'unknown') return null
  if (opensTo === 'guests') return session === 'guest' ? children : <Navigate to={placeBefore(state)} replace />
  if (session === 'signed-in') return children
  return <Navigate to="/admin/login" replace state={{ from: pathname + search }} />
}

/** Where staff were going before the sign-in. */
function placeBefore(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state && state.from
  return typeof from === 'string' ? from : '/admin/home'
}
