import { pictureShots } from '@shop/contracts/catalog/upload-limits'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { useEffect, useRef } from 'react'
import { useTexts } from '../use-texts.ts'
import { FocusPicker } from './FocusPicker.tsx'
import css from './PictureDetails.module.css'
import type { DraftPicture } from './picture-draft.ts'

type Props = {
  picture: DraftPicture
  /** Its place, from 1. */
  number: number
  onChange: (changes: Partial<DraftPicture>) => void
  /** Staff have just asked for it: on a narrow screen it stands far below the picture that was pressed. */
  isAsked: boolean
  /** Whose pictures they are, where others stand on the page. */
  of?: string | undefined
}

/** What is known of one picture: its words, what it shows and what must stay in sight. */
export function PictureDetails({ picture, number, onChange, isAsked, of }: Props) {
  const place = useRef<HTMLElement>(null)
  const { t } = useTexts()
  const { alt, shot, focus, name } = picture
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isAsked])
  const heading = t('pictures.details', { number })
  return (
    <section ref={place} className={css.details} aria-label={of ? `${of}. ${heading}` : heading}>
      <h2 className={css.heading}>{heading}</h2>
      <FocusPicker name={name} focus={focus} onChange={next => onChange({ focus: next })} />
      {(['uk', 'en'] as const).map(locale => (
        <TextArea
          key={locale}
          label={t(`pair.${locale}`, { label: t('pictures.alt') })}
          hint={alt[locale].trim() === '' ? t('pictures.altMissing') : undefined}
          lang={locale}
          rows={2}
          maxLength={200}
          value={alt[locale]}
          onChange={event => onChange({ alt: { ...alt, [locale]: event.currentTarget.value } })}
        />
      ))}
      <Select
        label={t('pictures.shot')}
        options={pictureShots.map(value => ({ value, label: t(`pictures.shots.${value}`) }))}
        value={shot}
        onChange={event => onChange({ shot: pictureShots.find(known => known === event.currentTarget.value) ?? shot })}
      />
    </section>
  )
}
