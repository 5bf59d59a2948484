import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { allCollectionsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { useEndpoint } from '@shop/shell/query'
import { ChipCheckbox } from '@shop/ui-kit/choices/ChipCheckbox'
import { useController, useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../forms/FieldGroup.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './PromoScope.module.css'
import type { PromoDraft } from './promo-draft.ts'

type Named = { name: string; title: { uk: string; en: string } }

/** What the code is for; with nothing chosen it is for everything. */
export function PromoScope() {
  const categories = useEndpoint(allCategoriesEndpoint, {}).data?.categories.filter(({ special }) => !special) ?? []
  const collections = useEndpoint(allCollectionsEndpoint, {}).data?.collections ?? []
  return (
    <>
      <Choice name="only_categories" options={categories} />
      <Choice name="only_collections" options={collections} />
    </>
  )
}

type ChoiceProps = { name: 'only_categories' | 'only_collections'; options: readonly Named[] }

function Choice({ name, options }: ChoiceProps) {
  const { t, locale } = useTexts()
  const { control } = useFormContext<PromoDraft>()
  const { field } = useController({ control, name })
  const chosen = field.value
  if (options.length === 0) return null
  return (
    <FieldGroup legend={t(`promo.fields.${name}`)}>
      <div className={css.chips}>
        {options.map(({ name, title }) => (
          <ChipCheckbox
            key={name}
            label={title[locale]}
            checked={chosen.includes(name)}
            onChange={event =>
              field.onChange(event.currentTarget.checked ? [...chosen, name] : chosen.filter(other => other !== name))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
