import type { StaffRight } from '@shop/contracts/endpoint'
import { Link } from '@shop/shell/router'
import { Icon, type IconName } from '@shop/ui-kit/Icon'
import { useStaffMember } from '../../session/use-staff-member.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Sections.module.css'

type Section = { path: string; name: string; right: StaffRight; icon: IconName }

const sections: readonly Section[] = [
  { path: '/admin/other/products', name: 'products', right: 'content', icon: 'box' },
  { path: '/admin/other/third-party', name: 'links', right: 'orders', icon: 'share' },
  { path: '/admin/other/promo-codes', name: 'promo', right: 'promo', icon: 'star' },
  { path: '/admin/other/import', name: 'import', right: 'content', icon: 'upload' },
  { path: '/admin/other/rates', name: 'rates', right: 'rates', icon: 'chart' },
  { path: '/admin/other/delivery', name: 'delivery', right: 'rates', icon: 'truck' },
  { path: '/admin/other/settings', name: 'settings', right: 'settings', icon: 'settings' },
  { path: '/admin/other/categories', name: 'categories', right: 'content', icon: 'menu' },
  { path: '/admin/other/dictionaries', name: 'dictionaries', right: 'content', icon: 'ruler' },
  { path: '/admin/other/texts', name: 'texts', right: 'content', icon: 'edit' },
  { path: '/admin/other/redirects', name: 'redirects', right: 'content', icon: 'return' },
  { path: '/admin/other/outbox', name: 'outbox', right: 'system', icon: 'mail' },
  { path: '/admin/other/releases', name: 'releases', right: 'system', icon: 'refresh' },
  { path: '/admin/other/staff', name: 'staff', right: 'staff', icon: 'user' },
  { path: '/admin/other/audit', name: 'audit', right: 'staff', icon: 'clock' },
]

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
