import { MOST_SLIDES } from '@shop/contracts/staff/storefront/staff-home'
import { Button } from '@shop/ui-kit/Button'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { emptySlide, type HomeDraft } from './draft/home-draft.ts'
import { ItemList, type ItemsProps } from './ItemList.tsx'
import css from './Items.module.css'
import { SlideFields } from './SlideFields.tsx'

/** The slides in their order; one of them is open below the list. */
export function Slides({ open, errorOf, isWrong, onOpen }: ItemsProps) {
  const { t, locale } = useTexts()
  const { control } = useFormContext<HomeDraft>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'slider' })
  const slides = useWatch({ control, name: 'slider' })
  const nameOf = (place: number) => slides[place]?.title[locale] || t('homeEditor.slideNameless', { place: place + 1 })
  const shown = open === null ? undefined : fields[open]
  const add = () => {
    append(emptySlide(), { shouldFocus: false })
    onOpen(fields.length)
  }
  return (
    <div className={css.items}>
      {fields.length === 0 && <p className={css.none}>{t('homeEditor.noSlides')}</p>}
      <ItemList
        label={t('homeEditor.tabs.slides')}
        items={fields.map(({ id }, place) => ({ id, name: nameOf(place), picture: slides[place]?.image ?? '' }))}
        open={open}
        errorsAt={place => isWrong(`slider.${place}`)}
        onMove={move}
        onOpen={onOpen}
        onRemove={remove}
      />
      {fields.length < MOST_SLIDES && (
        <Button variant="outline" onClick={add}>
          {t('homeEditor.addSlide')}
        </Button>
      )}
      {shown && open !== null && <SlideFields key={shown.id} place={open} name={nameOf(open)} errorOf={errorOf} />}
    </div>
  )
}
