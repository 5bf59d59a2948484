import { askConsent } from '@shop/shell/consent'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import type { ReactNode } from 'react'
import css from './Footer.module.css'

type StaticPage =
  | 'order-status'
  | 'delivery-and-payment'
  | 'exchange-and-return'
  | 'loyalty-program'
  | 'public-offer'
  | 'privacy-policy'
  | 'contacts'

type FooterLinksProps = {
  pages: readonly StaticPage[]
  /** Stands between the pages and the choice of cookies. */
  phone?: ReactNode
  /** Stands last. */
  language?: ReactNode
  inRow?: boolean
}

/** What a visitor may want to read, and the choice of cookies. */
export function FooterLinks({ pages, phone, language, inRow = false }: FooterLinksProps) {
  const { t } = useTranslation('host')
  return (
    <nav aria-label={t('footer.help')}>
      <ul className={inRow ? `${css.list} ${css.row}` : css.list}>
        {pages.map(page => (
          <li key={page}>
            <Link to={`/${page}`} className={css.link}>
              {t(`links.${page}`)}
            </Link>
          </li>
        ))}
        {phone && <li>{phone}</li>}
        <li>
          <button type="button" className={css.link} onClick={askConsent}>
            {t('footer.cookies')}
          </button>
        </li>
        {language && <li>{language}</li>}
      </ul>
    </nav>
  )
}
