import { INSTAGRAM, PHONE } from '@shop/contracts/texts/brand-links'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { lazy, Suspense } from 'react'
import { retry } from '../../loading/retry.ts'
import { whenIdle } from '../../loading/when-idle.ts'
import css from './Footer.module.css'
import { FooterLinks } from './FooterLinks.tsx'
import { Legal } from './Legal.tsx'

const pages = [
  'order-status',
  'delivery-and-payment',
  'exchange-and-return',
  'loyalty-program',
  'public-offer',
  'privacy-policy',
] as const

// With the drawers, for it is small: a request of its own would cost more.
const loadNewsletter = () => import(/* webpackChunkName: "drawers" */ './Newsletter.tsx')
const Newsletter = lazy(() => whenIdle().then(() => retry(loadNewsletter)))

export function Footer() {
  const { t } = useTranslation('host')
  return (
    <footer className={css.footer}>
      <div id="newsletter" tabIndex={-1} className={css.newsletter}>
        <Suspense>
          <Newsletter />
        </Suspense>
      </div>
      <div className={css.columns}>
        <div className={css.brand}>
          <p className={css.logo}>{t('brand')}</p>
          <p className={css.claim}>{t('footer.claim')}</p>
        </div>
        <FooterLinks pages={pages} />
        <address className={css.contact}>
          <a href={`tel:${PHONE.dialled}`} className={css.phone}>
            {PHONE.shown}
          </a>
          <p className={css.hours}>{t('footer.hours')}</p>
          <a href={INSTAGRAM} className={css.link} rel="noopener">
            Instagram
          </a>
          <Link to="/contacts" className={css.link}>
            {t('links.contacts')}
          </Link>
        </address>
      </div>
      <Legal />
    </footer>
  )
}
