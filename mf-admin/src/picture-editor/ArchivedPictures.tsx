import type { ArticlePictures } from '@shop/contracts/staff/goods/staff-pictures'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { useState } from 'react'
import { renewGoods } from '../goods/renew-goods.ts'
import { ChosenRemoval } from '../removing/ChosenRemoval.tsx'
import { useTexts } from '../use-texts.ts'
import css from './ArchivedPictures.module.css'

/** Pictures of an article that are out of the shop: they come back or are deleted, one by one or together. */
export function ArchivedPictures({ pictures }: { pictures: NonNullable<ArticlePictures['archived']> }) {
  const { t, locale } = useTexts()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = pictures.filter(({ name }) => ticked.has(name))
  const titleOf = ({ alt, name }: (typeof pictures)[number]) =>
    alt[locale] || t('audit.values.picture', { end: name.slice(-6) })
  const heading = t('pictures.archived', { count: pictures.length })
  const removalOf = (some: typeof pictures) => (
    <ChosenRemoval
      kind="picture"
      names={some.map(({ name }) => name)}
      title={some[0]?.alt[locale] || undefined}
      isArchived
      onDone={renewGoods}
    />
  )
  return (
    <section className={css.archive} aria-label={heading}>
      <h2 className={css.heading}>{heading}</h2>
      {chosen.length > 1 && (
        <div className={css.chosen}>
          <span>{t('removing.several.picture', { count: chosen.length })}</span>
          {removalOf(chosen)}
        </div>
      )}
      <ul className={css.pictures}>
        {pictures.map(picture => {
          const { name } = picture
          return (
            <li key={name} className={css.picture}>
              <img src={imageAddress(name, 320, 'webp')} alt="" className={css.image} loading="lazy" />
              <Checkbox
                label={titleOf(picture)}
                checked={ticked.has(name)}
                onChange={event => {
                  const others = chosen.flatMap(other => (other.name === name ? [] : other.name))
                  setTicked(new Set(event.currentTarget.checked ? [...others, name] : others))
                }}
              />
              {removalOf([picture])}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
