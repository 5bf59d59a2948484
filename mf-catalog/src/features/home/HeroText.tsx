import type { Home } from '@shop/contracts/catalog/home'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import css from './HeroText.module.css'

/** The page's heading and its one button; without a slide the brand speaks for itself. */
export function HeroText({ slide }: { slide: Home['slider'][number] | undefined }) {
  const { t, locale } = useTranslation('mf-catalog')
  const lead = slide ? slide.text[locale] : t('hero.text')
  return (
    <div className={css.words}>
      <div className={css.text} aria-live="polite">
        <h1 className={css.title}>{slide?.title[locale] ?? t('hero.title')}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      <div className={css.ways}>
        <Link to="/store" className={`${buttonClass()} ${css.button}`}>
          {t('hero.shop')}
        </Link>
        {slide?.link && slide.link !== '/store' && (
          <Link to={slide.link} className={css.link}>
            {t('hero.collection')}
          </Link>
        )}
      </div>
    </div>
  )
}
