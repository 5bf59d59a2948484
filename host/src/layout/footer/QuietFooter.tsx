import { PHONE } from '@shop/contracts/texts/brand-links'
import { askConsent } from '@shop/shell/consent'
import { toggleLocale, useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import css from './Footer.module.css'
import { Legal } from './Legal.tsx'

const pages = ['delivery-and-payment', 'exchange-and-return', 'public-offer', 'privacy-policy', 'contacts'] as const

/** Under a checkout: what a buyer may want to read before paying, and nothing that leads elsewhere. */
export function QuietFooter() {
  const { t, locale } = useTranslation('host')
  return (
    <footer className={`${css.footer} ${css.quiet}`}>
      <nav aria-label={t('footer.help')}>
        <ul className={`${css.list} ${css.row}`}>
          {pages.map(page => (
            <li key={page}>
              <Link to={`/${page}`} className={css.link}>
                {t(`links.${page}`)}
              </Link>
            </li>
          ))}
          <li>
            <a href={`tel:${PHONE.dialled}`} className={css.link}>
              {PHONE.shown}
            </a>
          </li>
          <li>
            <button type="button" className={css.link} onClick={askConsent}>
              {t('footer.cookies')}
            </button>
          </li>
          <li>
            <button type="button" className={css.link} lang={locale === 'uk' ? 'en' : 'uk'} onClick={toggleLocale}>
              {t('footer.language')}
            </button>
          </li>
        </ul>
      </nav>
      <Legal />
    </footer>
  )
}
