import { TextField } from '@shop/ui-kit/fields/TextField'
import { Table } from '@shop/ui-kit/page/Table'
import { ObligatoryMark } from '../../../components/ObligatoryLegend.tsx'
import { EntryChoices } from '../../../dictionaries/EntryChoices.tsx'
import { type ErrorOf, obligatory } from '../../../forms/problem-text.ts'
import { useNamed } from '../../../goods/use-named.ts'
import { useTexts } from '../../../use-texts.ts'
import css from '../ProductFields.module.css'
import type { VariantDraft } from '../product-draft.ts'

type Props = {
  colors: readonly string[]
  heights: readonly string[]
  variants: readonly VariantDraft[]
  onColors: (colors: string[]) => void
  onHeights: (heights: string[]) => void
  onRename: (index: number, article: string) => void
  errorOf: ErrorOf
}

/** Colours and heights of a model: each colour in each height is an article with a name of its own. */
export function VariantsFields({ colors, heights, variants, onColors, onHeights, onRename, errorOf }: Props) {
  const { t } = useTexts()
  const named = useNamed()
  const tooMany = variants.length > 0
  // Without a colour there is no article, nor with those that the model has already.
  const none = colors.length === 0 ? 'product.colorNeeded' : 'product.allThere'
  const error = errorOf('articles') && t(tooMany ? 'productErrors.list_too_long' : none)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('product.variants')}</legend>
      <EntryChoices
        kind="color"
        legend={t('product.colors')}
        label={t('entry.add.color')}
        value={colors}
        onChange={onColors}
        required
        error={error}
      />
      <EntryChoices
        kind="height"
        legend={t('product.heights')}
        label={t('entry.add.height')}
        value={heights}
        onChange={onHeights}
      />
      {variants.length > 0 && (
        <Table caption={t('product.articles')}>
          <thead>
            <tr>
              <th scope="col">{t('products.color')}</th>
              <th scope="col">{t('product.height')}</th>
              <th scope="col">
                {t('product.article')}
                <ObligatoryMark />
              </th>
            </tr>
          </thead>
          <tbody>
            {variants.map(({ article, color, height }, index) => {
              const name = [named.colorTitle(color), height && named.heightTitle(height)].filter(Boolean).join(', ')
              return (
                <tr key={name}>
                  <td>{named.colorTitle(color)}</td>
                  <td>{height ? named.heightTitle(height) : '—'}</td>
                  <td>
                    <TextField
                      {...obligatory(errorOf, `articles.${index}.article`, t('product.articleOf', { name }))}
                      labelHidden
                      autoComplete="off"
                      spellCheck={false}
                      maxLength={32}
                      value={article}
                      onChange={event => onRename(index, event.currentTarget.value.toUpperCase())}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
    </fieldset>
  )
}
