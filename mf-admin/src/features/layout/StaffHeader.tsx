import { notify } from '@shop/shell/notices'
import { Link, NavLink } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useContext } from 'react'
import { LanguageButton } from '../../components/LanguageButton.tsx'
import { OfficeContext } from '../../office.ts'
import { signOut, useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import css from './StaffHeader.module.css'

export function StaffHeader() {
  const { t } = useTexts()
  const { member, may } = useStaffMember()
  const { routes } = useContext(OfficeContext)
  const leave = () => signOut().catch(() => notify(t('layout.exitFailed'), { tone: 'error' }))

  return (
    <header className={css.header}>
      <Link to="/" className={css.brand} aria-label={t('layout.toShop')}>
        {t('brand')}
      </Link>
      <nav className={css.links} aria-label={t('layout.links')}>
        {routes
          .filter(({ section, right }) => section === 'header' && (!right || may(right)))
          .map(({ path, title }) => (
            <NavLink key={path} to={path} className={css.link}>
              {t(`layout.${title}`)}
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
