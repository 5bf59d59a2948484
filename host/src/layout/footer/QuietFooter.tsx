import { brandOfPage } from '@shop/contracts/texts/page-brand'
import { toggleLocale, useTranslation } from '@shop/shell/i18n'
import css from './Footer.module.css'
import { FooterLinks } from './FooterLinks.tsx'
import { Legal } from './Legal.tsx'

const pages = ['delivery-and-payment', 'exchange-and-return', 'public-offer', 'privacy-policy', 'contacts'] as const

/** Under a checkout: what a buyer may want to read before paying, and nothing that leads elsewhere. */
export function QuietFooter() {
  const { t, locale } = useTranslation('host')
  const { phone } = brandOfPage()
  const phoneLink = phone && (
    <a href={`tel:${phone.dialled}`} className={css.link}>
      {phone.shown}
    </a>
  )
  const language = (
    <button type="button" className={css.link} lang={locale === 'uk' ? 'en' : 'uk'} onClick={toggleLocale}>
      {t('footer.language')}
    </button>
  )
  return (
    <footer className={`${css.footer} ${css.quiet}`}>
      <FooterLinks pages={pages} phone={phoneLink} language={language} inRow />
      <Legal />
    </footer>
  )
}
