import { Link, useLocation } from '@shop/shell/router'
import { LinkStrip } from '../components/LinkStrip.tsx'
import look from '../components/TabLink.module.css'
import { useStaffMember } from '../session/session.ts'
import { useTexts } from '../use-texts.ts'
import css from './ExchangeTabs.module.css'

const screens = [
  { path: '/admin/other/1c', right: 'orders', name: 'goodsExchange.ordersTab' },
  { path: '/admin/other/1c/goods', right: 'content', name: 'goodsExchange.goodsTab' },
] as const

/** The two halves of the exchange with 1C, for those who may see both: orders, and goods. */
export function ExchangeTabs() {
  const { t, locale } = useTexts()
  const { may } = useStaffMember()
  const { pathname } = useLocation()
  const open = screens.filter(({ right }) => may(right))
  if (open.length < 2) return null
  return (
    <LinkStrip label={t('goodsExchange.tabs')} className={look.tabs} content={locale}>
      <ul className={css.tabs}>
        {open.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className={look.tab} aria-current={pathname === path ? 'page' : undefined}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </LinkStrip>
  )
}
