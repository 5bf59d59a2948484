import type { Home } from '@shop/contracts/catalog/home'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Heading } from '@shop/ui-kit/page/Heading'
import css from './Banner.module.css'

/** Where the page is wide; below it a picture goes from edge to edge, in a pair two and one thirds of it. */
const sizes = {
  beside: ['(min-width:768px) 50vw, 100vw'],
  full: ['100vw'],
  pair: ['67vw', '33vw'],
} as const

/** A few words of the brand beside a picture, below one across the page, or below two of which one is half as wide. */
export function Banner({ block }: { block: Home['blocks'][number] }) {
  // A page that was published before there were layouts names none.
  const { layout = 'beside', image, image_second, title, text, link } = block
  const { t, locale } = useTranslation('mf-catalog')
  const pictures = (layout === 'pair' ? [image, image_second] : [image]).flatMap(file => file ?? [])
  return (
    <section className={css.banner} data-layout={layout}>
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map((file, index) => (
            <Picture
              key={file}
              file={file}
              alt=""
              sizes={sizes[layout][index] ?? '100vw'}
              width={4}
              height={5}
              className={css.picture}
            />
          ))}
        </div>
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
