import type { Home } from '@shop/contracts/catalog/home'
import { useTranslation } from '@shop/shell/i18n'
import { type KeyboardEvent, useState } from 'react'
import css from './Hero.module.css'
import { HeroControls } from './HeroControls.tsx'
import { HeroPicture } from './HeroPicture.tsx'
import { HeroText } from './HeroText.tsx'
import { useSlides } from './use-slides.ts'

type HeroProps = {
  slides: Home['slider']
  /** The pictures are dark, so the words on them are light; on phones there are other pictures. */
  white: boolean
  whiteOnPhone: boolean
  /** Not known yet: its place is kept. */
  isComing: boolean
}

/** Pictures that move only when the reader moves them, with the words of the one that is shown. */
export function Hero({ slides, white, whiteOnPhone, isComing }: HeroProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const { strip, shown, show } = useSlides(slides.length)
  const slide = slides[shown]
  // The other pictures come when a pointer, a finger or the focus does: most visitors move on from the first.
  const [isMeant, setIsMeant] = useState(false)
  const onIntent = () => setIsMeant(true)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(shown + step)
  }
  return (
    <section
      className={css.hero}
      aria-label={t('hero.label')}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
    >
      <div
        className={css.stage}
        data-bare={(slides.length === 0 && !isComing) || undefined}
        data-words={slide?.text_area}
        data-white={white || undefined}
        data-white-on-phone={whiteOnPhone || undefined}
      >
        {(slide || isComing) && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a finger
          <section ref={strip} className={css.strip} aria-label={t('hero.pictures')} tabIndex={0} onKeyDown={onKeyDown}>
            {slides.map(({ image, image_mobile, alt, alt_mobile, text_area }, index) => (
              <HeroPicture
                // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show one picture
                key={index}
                wide={image}
                phone={image_mobile}
                alt={alt[locale]}
                phoneAlt={alt_mobile[locale]}
                textSide={text_area}
                first={index === 0}
                isWanted={index === 0 || isMeant}
              />
            ))}
          </section>
        )}
        {!isComing && <HeroText slide={slide} />}
      </div>
      {slides.length > 1 && <HeroControls count={slides.length} shown={shown} onShow={show} />}
    </section>
  )
}
