import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormPart } from '../../forms/PageForm.tsx'
import { type ErrorOf, optional } from '../../forms/problem-text.ts'
import { useChoices } from '../../goods/use-choices.ts'
import { useTexts } from '../../use-texts.ts'
import css from './GoodsExchange.module.css'
import type { MappingDraft } from './mapping-draft.ts'

type Props = { errorOf: ErrorOf }
const characteristicFields = ['size', 'color', 'height'] as const

/** Which characteristic of 1C is the size, the colour, the height; those that it has named are offered. */
export function CharacteristicFields({ errorOf, characteristics }: Props & { characteristics: readonly string[] }) {
  const { t } = useTexts()
  const { register } = useFormContext<MappingDraft>()
  const list = useId()
  return (
    <FormPart title={t('goodsExchange.characteristics')} note={t('goodsExchange.characteristicsText')}>
      <div className={css.fields}>
        {characteristicFields.map(name => (
          <TextField
            key={name}
            {...optional(errorOf, name, t(`goodsExchange.fields.${name}`))}
            hint={t(`goodsExchange.hints.${name}`)}
            list={list}
            autoComplete="off"
            maxLength={100}
            {...register(name)}
          />
        ))}
      </div>
      <datalist id={list}>
        {characteristics.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FormPart>
  )
}

/** What new articles get that 1C does not say. */
export function NewArticleFields({ errorOf }: Props) {
  const { t } = useTexts()
  const { register, watch } = useFormContext<MappingDraft>()
  const { color, collection } = useChoices()
  const none = { value: '', label: t('goodsExchange.notSaid') }
  // The lists come after the form: a select shows its value once it is among them.
  const [chosenColor, chosenCollection] = watch(['default_color', 'default_collection'])
  return (
    <FormPart title={t('goodsExchange.newArticles')} note={t('goodsExchange.newArticlesText')}>
      <div className={css.fields}>
        <Select
          {...optional(errorOf, 'language', t('goodsExchange.fields.language'))}
          options={[
            { value: 'uk', label: t('goodsExchange.languages.uk') },
            { value: 'en', label: t('goodsExchange.languages.en') },
          ]}
          {...register('language')}
        />
        <Select
          {...optional(errorOf, 'default_color', t('goodsExchange.fields.default_color'))}
          options={[none, ...withChosen(color, chosenColor)]}
          {...register('default_color')}
        />
        <Select
          {...optional(errorOf, 'default_collection', t('goodsExchange.fields.default_collection'))}
          options={[none, ...withChosen(collection, chosenCollection)]}
          {...register('default_collection')}
        />
      </div>
    </FormPart>
  )
}

type Option = { value: string; label: string }

/** With what is chosen, though the list of names has not come yet or lacks it by now. */
export function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  const isThere = chosen === '' || options.some(({ value }) => value === chosen)
  return isThere ? options : [...options, { value: chosen, label: chosen }]
}
