import { allCategoriesEndpoint } from '@shop/contracts/categories'
import { allCollectionsEndpoint } from '@shop/contracts/dictionaries'
import { useEndpoint } from '@shop/shell/query'
import { ChipCheckbox } from '@shop/ui-kit/ChipCheckbox'
import { useTexts } from '../../use-texts.ts'
import css from './PromoScope.module.css'
import type { PromoDraft } from './promo-draft.ts'

type Named = { name: string; title: { uk: string; en: string } }
type Props = { draft: PromoDraft; onChange: (part: Partial<PromoDraft>) => void }

/** What the code is for; with nothing chosen it is for everything. */
export function PromoScope({ draft, onChange }: Props) {
  const { t } = useTexts()
  const categories = useEndpoint(allCategoriesEndpoint, {}).data?.categories.filter(({ special }) => !special) ?? []
  const collections = useEndpoint(allCollectionsEndpoint, {}).data?.collections ?? []
  return (
    <>
      <Choice
        legend={t('promo.fields.only_categories')}
        options={categories}
        chosen={draft.only_categories}
        onChange={only_categories => onChange({ only_categories })}
      />
      <Choice
        legend={t('promo.fields.only_collections')}
        options={collections}
        chosen={draft.only_collections}
        onChange={only_collections => onChange({ only_collections })}
      />
    </>
  )
}

type ChoiceProps = {
  legend: string
  options: readonly Named[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function Choice({ legend, options, chosen, onChange }: ChoiceProps) {
  const { locale } = useTexts()
  if (options.length === 0) return null
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.chips}>
        {options.map(({ name, title }) => (
          <ChipCheckbox
            key={name}
            label={title[locale]}
            checked={chosen.includes(name)}
            onChange={event =>
              onChange(event.currentTarget.checked ? [...chosen, name] : chosen.filter(other => other !== name))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
