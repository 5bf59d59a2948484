import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { useContext } from 'react'
import { OfficeContext } from '../../office.ts'
import { useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Sections.module.css'

/** What has no place of its own in the header. */
export function Sections() {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const { routes } = useContext(OfficeContext)
  return (
    <ul className={css.sections}>
      {routes
        .filter(({ section, right }) => section === 'other' && (!right || may(right)))
        .map(({ path, title, icon }) => (
          <li key={path}>
            <Link to={path} className={css.section}>
              {icon && <Icon name={icon} size={24} className={css.icon} />}
              <span className={css.name}>{t(`sections.${title}`)}</span>
              <span className={css.about}>{t(`sections.${title}Text`)}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
