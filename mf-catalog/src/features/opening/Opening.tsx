import { brandOfPage } from '@shop/contracts/texts/page-brand'
import { BRAND } from '@shop/contracts/texts/page-texts'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { NewsletterLink } from './NewsletterLink.tsx'
import css from './Opening.module.css'

const facts = ['made', 'heights', 'sizes'] as const

/** The home page of a shop that has nothing to sell yet: it opens soon, who it is, and how to hear of it. */
export function Opening() {
  const { t, locale } = useTranslation('mf-catalog')
  const { phone, social } = brandOfPage()
  return (
    <section className={css.opening}>
      <div className={css.words}>
        <h1 className={css.title}>{t('opening.title')}</h1>
        <p className={css.lead}>{t('opening.text')}</p>
        <div className={css.ways}>
          <NewsletterLink className={buttonClass()} />
          <Link to="/about-us">{t('opening.about')}</Link>
        </div>
        <address className={css.contact}>
          <span>{t('opening.questions')}</span>
          {phone && (
            <a href={`tel:${phone.dialled}`} className={css.phone}>
              {phone.shown}
            </a>
          )}
          {social.map(({ title, url }) => (
            <a key={url} href={url} rel="noopener">
              {title}
            </a>
          ))}
        </address>
      </div>
      <div className={css.tag}>
        <p className={css.brand} aria-hidden="true">
          {BRAND[locale]}
        </p>
        <VisuallyHidden>
          <h2>{t('opening.ours')}</h2>
        </VisuallyHidden>
        <dl className={css.facts}>
          {facts.map(fact => (
            <div key={fact}>
              <dt>{t(`opening.${fact}`)}</dt>
              <dd>{t(`opening.${fact}Text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
