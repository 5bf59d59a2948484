import type { Home } from '@shop/contracts/home'
import { useTranslation } from '@shop/shell/i18n'
import css from './Hero.module.css'
import { HeroDots } from './HeroDots.tsx'
import { HeroPicture } from './HeroPicture.tsx'
import { HeroWords } from './HeroWords.tsx'
import { useSlides } from './use-slides.ts'

/** Pictures that move only when the reader moves them, with the words of the one that is shown. */
export function Hero({ slides }: { slides: Home['slider'] }) {
  const { t, locale } = useTranslation('mf-catalog')
  const { strip, shown, show } = useSlides(slides.length)
  const slide = slides[shown]
  return (
    <section className={css.hero} aria-label={t('hero.label')} data-words={slide?.text_area}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a finger */}
      <section ref={strip} className={css.strip} aria-label={t('hero.pictures')} tabIndex={0}>
        {slides.map(({ image, image_mobile, alt, alt_mobile }, place) => (
          <HeroPicture
            key={image}
            wide={image}
            phone={image_mobile}
            alt={alt[locale]}
            phoneAlt={alt_mobile[locale]}
            first={place === 0}
          />
        ))}
      </section>
      <HeroWords slide={slide} />
      {slides.length > 1 && <HeroDots count={slides.length} shown={shown} onShow={show} />}
    </section>
  )
}
