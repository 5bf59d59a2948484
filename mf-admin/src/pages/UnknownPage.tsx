import { Link, Navigate, useLocation } from '@shop/shell/router'
import { useContext } from 'react'
import { nameKey, OfficeContext, routesOf } from '../office.ts'
import { useStaffMember } from '../session/session.ts'
import { useTexts } from '../use-texts.ts'

/** At an address below /admin/ that no screen has; /admin itself is the home page's. */
export function UnknownPage() {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const { routes } = useContext(OfficeContext)
  const { pathname } = useLocation()
  if (/^\/admin\/?$/.test(pathname)) return <Navigate to="/admin/home" replace />
  return (
    <>
      <p>{t('unknown.text')}</p>
      <nav aria-label={t('unknown.links')}>
        <ul>
          {routesOf(routes, 'header', may).map(link => (
            <li key={link.path}>
              <Link to={link.path}>{t(nameKey(link))}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
