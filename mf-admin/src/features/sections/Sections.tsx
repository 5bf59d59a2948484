import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { useStaffMember } from '../../session/use-staff-member.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Sections.module.css'
import { sections } from './sections.ts'

/** What has no place of its own in the header. */
export function Sections() {
  const { t } = useTexts()
  const { may } = useStaffMember()
  return (
    <ul className={css.sections}>
      {sections
        .filter(({ right }) => may(right))
        .map(({ path, name, icon }) => (
          <li key={path}>
            <Link to={path} className={css.section}>
              <Icon name={icon} size={24} className={css.icon} />
              <span className={css.name}>{t(`sections.${name}`)}</span>
              <span className={css.about}>{t(`sections.${name}Text`)}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
