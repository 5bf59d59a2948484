import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import css from './Texts.module.css'
import { type TextDraft, textsOf } from './text-draft.ts'

/** The page as shoppers will read it, in both languages. */
export function TextPreview() {
  const { t } = useTexts()
  const { control } = useFormContext<TextDraft>()
  const texts = textsOf(useWatch({ control }) as TextDraft)
  return (
    <section className={css.preview} aria-label={t('texts.preview')}>
      {(['uk', 'en'] as const).map(locale => {
        const { title, lead, version, sections } = texts[locale]
        return (
          <article key={locale} lang={locale} className={css.page}>
            <h2 className={css.title}>{title}</h2>
            {version && <p className={css.quiet}>{version}</p>}
            <p>{lead}</p>
            {sections.map(({ heading, paragraphs = [], list = [], picture }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a preview holds no state of its own
              <div key={index} className={css.page}>
                <h3 className={css.heading}>{heading}</h3>
                {picture && (
                  <img src={imageAddress(picture.image, 640, 'webp')} alt={picture.alt} className={css.picture} />
                )}
                {[...new Set(paragraphs)].map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list.length > 0 && (
                  <ul>
                    {[...new Set(list)].map(item => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </div>
            ))}
          </article>
        )
      })}
    </section>
  )
}
