import { notify } from '@shop/shell/notices'
import { Link, NavLink } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useContext } from 'react'
import { LanguageButton } from '../../components/LanguageButton.tsx'
import { LinkStrip } from '../../components/LinkStrip.tsx'
import { nameKey, OfficeContext, parentsOf, routesOf } from '../../office.ts'
import { signOut, useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import { PaletteButton } from './palette/PaletteButton.tsx'
import css from './StaffHeader.module.css'

export function StaffHeader() {
  const { t, locale } = useTexts()
  const { member, may } = useStaffMember()
  const { routes, route } = useContext(OfficeContext)
  const links = routesOf(routes, 'header', may)
  const [current] = route ? [...parentsOf(routes, route), route] : []
  const leave = () => signOut().catch(() => notify(t('layout.exitFailed'), { tone: 'error' }))

  return (
    <header className={css.header}>
      <Link to="/" className={css.brand} aria-label={t('layout.toShop')}>
        {t('brand')}
      </Link>
      <LinkStrip label={t('layout.links')} className={css.links} content={`${locale} ${links.length}`}>
        {links.map(link => (
          <Link
            key={link.path}
            to={link.path}
            className={css.link}
            aria-current={link.path === current?.path ? 'page' : undefined}
          >
            {t(nameKey(link))}
          </Link>
        ))}
      </LinkStrip>
      <div className={css.end}>
        <PaletteButton />
        {member && (
          <NavLink to="/admin/me" className={css.member}>
            <VisuallyHidden>{t('layout.me')}</VisuallyHidden>
            <Icon name="user" size={20} className={css.person} />
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
