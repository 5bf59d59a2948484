import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useId } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { type ErrorOf, obligatory, optional } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Delivery.module.css'
import { type DeliveryDraft, emptyStep, rowAt } from './delivery-draft.ts'
import { useDeliveryTexts } from './use-delivery-texts.ts'

type Props = {
  index: number
  errorOf: ErrorOf
  onRowsChange: () => void
  onRemove: () => void
}

const cells = [
  { name: 'weight', field: 'weight_to_kg', describe: obligatory },
  { name: 'uah', field: 'price_uah', describe: obligatory },
  { name: 'eur', field: 'price_eur', describe: optional },
] as const

/** The steps of one tariff; the first body row names it. */
export function TariffRows({ index, errorOf, onRowsChange, onRemove }: Props) {
  const { t } = useTexts()
  const { control, register, getValues } = useFormContext<DeliveryDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: `tariffs.${index}.steps` })
  const { tariff: nameOf } = useDeliveryTexts()
  const headId = useId()
  const name = nameOf(getValues(`tariffs.${index}`))
  const rowOf = (step: number) => `rows.${rowAt(getValues(), index, step)}`
  const tariffError = errorOf(`${rowOf(0)}.service`) ?? errorOf(`${rowOf(0)}.zone`)

  return (
    <tbody aria-labelledby={headId}>
      <tr className={css.tariff}>
        <th scope="rowgroup" colSpan={4}>
          <div className={css.tariffHead}>
            <span id={headId} className={css.tariffName}>
              {name}
            </span>
            {tariffError && <span className={css.error}>{tariffError}</span>}
            <Button
              variant="text"
              size="small"
              aria-label={`${t('delivery.addStep')}: ${name}`}
              onClick={() => {
                append({ ...emptyStep }, { focusName: `tariffs.${index}.steps.${fields.length}.weight` })
                onRowsChange()
              }}
            >
              {t('delivery.addStep')}
            </Button>
          </div>
        </th>
      </tr>
      {fields.map((field, step) => (
        <tr key={field.id}>
          {cells.map(cell => (
            <td key={cell.name}>
              <TextField
                {...cell.describe(
                  errorOf,
                  `${rowOf(step)}.${cell.field}`,
                  t('delivery.cell', { name, row: String(step + 1), column: t(`delivery.columns.${cell.name}`) }),
                )}
                labelHidden
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                {...(cell.name === 'eur' && { placeholder: t('delivery.derived') })}
                {...register(`tariffs.${index}.steps.${step}.${cell.name}`)}
              />
            </td>
          ))}
          <td>
            <IconButton
              icon="trash"
              label={t('delivery.removeStep', { name, row: String(step + 1) })}
              onClick={() => {
                if (fields.length === 1) return onRemove()
                remove(step)
                onRowsChange()
              }}
            />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
