import type { PageRoute } from '@shop/contracts/pages'
import { useLocation } from '@shop/shell/router'
import { RemoteScreen } from '../remotes/RemoteScreen.tsx'
import { Guard } from './Guard.tsx'
import { HostPage } from './HostPage.tsx'
import { screenAt } from './routes.ts'

/** A page of the route table, behind its guard. */
export function RoutedPage({ route }: { route: PageRoute }) {
  const { pathname } = useLocation()
  const screen = screenAt(route, pathname)
  return (
    <Guard guard={route.guard}>
      {screen ? <RemoteScreen {...screen} occasion={pathname} /> : <HostPage page={route.page} />}
    </Guard>
  )
}
