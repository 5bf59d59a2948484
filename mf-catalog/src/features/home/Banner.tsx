import type { Home } from '@shop/contracts/catalog/home'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Heading } from '@shop/ui-kit/page/Heading'
import css from './Banner.module.css'

/** A picture beside a few words of the brand. */
export function Banner({ image, title, text, link }: Home['blocks'][number]) {
  const { t, locale } = useTranslation('mf-catalog')
  return (
    <section className={css.banner}>
      {image && (
        <Picture
          file={image}
          alt=""
          sizes="(min-width:768px) 50vw, 100vw"
          width={4}
          height={5}
          className={css.picture}
        />
      )}
      <div className={css.words}>
        <Heading level={2}>{title[locale]}</Heading>
        {text[locale] && <p className={css.text}>{text[locale]}</p>}
        {link && (
          <Link to={link} className={css.link} aria-label={t('banner.moreAbout', { title: title[locale] })}>
            {t('banner.more')}
          </Link>
        )}
      </div>
    </section>
  )
}
