import { brandOfPage } from '@shop/contracts/texts/page-brand'
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
  const { phone, social } = brandOfPage()
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
          {phone && (
            <a href={`tel:${phone.dialled}`} className={css.phone}>
              {phone.shown}
            </a>
          )}
          <p className={css.hours}>{t('footer.hours')}</p>
          {social.map(({ title, url }) => (
            <a key={url} href={url} className={css.link} rel="noopener">
              {title}
            </a>
          ))}
          <Link to="/contacts" className={css.link}>
            {t('links.contacts')}
          </Link>
        </address>
      </div>
      <Legal />
    </footer>
  )
}
