import { Link } from '@shop/shell/router'
import { useContext } from 'react'
import { LinkStrip } from '../../components/LinkStrip.tsx'
import look from '../../components/TabLink.module.css'
import { nameKey, OfficeContext, routesOf, sectionGroups } from '../../office.ts'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import css from './SectionTabs.module.css'

/** The sections of *Other* that this person may open, beside the one that is open. */
export function SectionTabs() {
  const { t, locale } = useTexts()
  const { may } = useStaffMember()
  const { routes, route } = useContext(OfficeContext)
  const groups = sectionGroups
    .map(name => ({ name, links: routesOf(routes, name, may) }))
    .filter(({ links }) => links.length > 0)

  return (
    <LinkStrip label={t('layout.tabs')} className={`${look.tabs} ${css.tabs}`} content={`${locale} ${groups.length}`}>
      {groups.map(({ name, links }) => (
        <ul key={name} className={css.group} aria-label={t(`sections.groups.${name}`)}>
          <li className={css.name} aria-hidden="true">
            {t(`sections.groups.${name}`)}
          </li>
          {links.map(link => (
            <li key={link.path}>
              <Link to={link.path} className={look.tab} aria-current={link === route ? 'page' : undefined}>
                {t(nameKey(link))}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </LinkStrip>
  )
}
