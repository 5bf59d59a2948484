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
  const nameOf = (index: number) => slides[index]?.title[locale] || t('homeEditor.slideNameless', { place: index + 1 })
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
        items={fields.map(({ id }, index) => ({ id, name: nameOf(index), picture: slides[index]?.image ?? '' }))}
        open={open}
        errorsAt={index => isWrong(`slider.${index}`)}
        onMove={move}
        onOpen={onOpen}
        onRemove={remove}
      />
      {fields.length < MOST_SLIDES && (
        <Button variant="outline" onClick={add}>
          {t('homeEditor.addSlide')}
        </Button>
      )}
      {shown && open !== null && <SlideFields key={shown.id} index={open} name={nameOf(open)} errorOf={errorOf} />}
    </div>
  )
}
