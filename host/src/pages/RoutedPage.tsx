import type { PageRoute } from '@shop/contracts/pages'
import { useLocation } from '@shop/shell/router'
import { RemoteScreen } from '../remotes/RemoteScreen.tsx'
import { Guard } from './Guard.tsx'
import { HostPage } from './HostPage.tsx'

/** A page of the route table, behind its guard. */
export function RoutedPage({ route }: { route: PageRoute }) {
  const { pathname } = useLocation()
  const { owner, page, guard } = route
  return (
    <Guard guard={guard}>
      {owner === 'host' ? (
        <HostPage page={page} />
      ) : (
        <RemoteScreen owner={owner} kind="pages" name={page} occasion={pathname} />
      )}
    </Guard>
  )
}
