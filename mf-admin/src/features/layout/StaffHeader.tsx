import type { StaffRight } from '@shop/contracts/endpoint'
import { notify } from '@shop/shell/notices'
import { Link, NavLink } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { LanguageButton } from '../../components/LanguageButton.tsx'
import { signOut } from '../../session/session.ts'
import { useStaffMember } from '../../session/use-staff-member.ts'
import { useTexts } from '../../use-texts.ts'
import css from './StaffHeader.module.css'

type OfficeLink = { path: string; name: string; right?: StaffRight }

/** The sections of the back office, each for those who have its right. */
const officeLinks: readonly OfficeLink[] = [
  { path: '/admin/home', name: 'home' },
  { path: '/admin/images', name: 'images', right: 'content' },
  { path: '/admin/orders', name: 'orders', right: 'orders' },
  { path: '/admin/home-editor', name: 'homeEditor', right: 'content' },
  { path: '/admin/bundles', name: 'bundles', right: 'content' },
  { path: '/admin/shop-location', name: 'shops', right: 'content' },
  { path: '/admin/other', name: 'other' },
]

export function StaffHeader() {
  const { t } = useTexts()
  const { member, may } = useStaffMember()
  const leave = () => signOut().catch(() => notify(t('layout.exitFailed'), { tone: 'error' }))

  return (
    <header className={css.header}>
      <Link to="/" className={css.brand} aria-label={t('layout.toShop')}>
        {t('brand')}
      </Link>
      <nav className={css.links} aria-label={t('layout.links')}>
        {officeLinks
          .filter(({ right }) => !right || may(right))
          .map(({ path, name }) => (
            <NavLink key={path} to={path} className={css.link}>
              {t(`layout.${name}`)}
            </NavLink>
          ))}
      </nav>
      <div className={css.end}>
        {member && (
          <NavLink to="/admin/me" className={css.member}>
            <VisuallyHidden>{t('layout.me')}</VisuallyHidden>
            <span className={css.login}>{member.login}</span>{' '}
            <span className={css.role}>{t(`roles.${member.role}`)}</span>
          </NavLink>
        )}
        <LanguageButton />
        <Button variant="text" size="small" onClick={leave}>
          {t('layout.exit')}
        </Button>
      </div>
    </header>
  )
}
