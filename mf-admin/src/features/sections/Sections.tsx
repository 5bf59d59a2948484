import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useContext } from 'react'
import { OfficeContext, routesOf, sectionGroups } from '../../office.ts'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Sections.module.css'

/** What has no place of its own in the header, by what it is about. */
export function Sections() {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const { routes } = useContext(OfficeContext)
  return sectionGroups
    .map(name => ({ name, links: routesOf(routes, name, may) }))
    .filter(({ links }) => links.length > 0)
    .map(({ name, links }) => (
      <section key={name} className={css.group} aria-labelledby={`group-${name}`}>
        <Heading level={2} look="h3" id={`group-${name}`}>
          {t(`sections.groups.${name}`)}
        </Heading>
        <ul className={css.sections}>
          {links.map(({ path, title, icon }) => (
            <li key={path}>
              <Link to={path} className={css.section}>
                {icon && <Icon name={icon} size={24} className={css.icon} />}
                <span className={css.name}>{t(`sections.${title}`)}</span>
                <span className={css.about}>{t(`sections.${title}Text`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))
}
