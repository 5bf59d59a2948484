import { TextField } from '@shop/ui-kit/fields/TextField'
import { IconButton } from '@shop/ui-kit/IconButton'
import { Table } from '@shop/ui-kit/page/Table'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { ObligatoryMark } from '../../components/ObligatoryLegend.tsx'
import { type ErrorOf, obligatory } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import { AddButtons } from './AddButtons.tsx'
import { carriersBesides } from './carriers.ts'
import css from './Delivery.module.css'
import type { DeliveryDraft } from './delivery-draft.ts'
import { useDeliveryTexts } from './use-delivery-texts.ts'

type Props = { errorOf: ErrorOf; onRowsChange: () => void }

const cells = [
  { name: 'title.uk', field: 'title.uk', column: 'titleUk', mode: 'text' },
  { name: 'title.en', field: 'title.en', column: 'titleEn', mode: 'text' },
  { name: 'min', field: 'days_min', column: 'daysMin', mode: 'numeric' },
  { name: 'max', field: 'days_max', column: 'daysMax', mode: 'numeric' },
] as const

/** Carriers abroad: what customers read of each, and how long it takes. One that goes nowhere is not offered. */
export function CarriersTable({ errorOf, onRowsChange }: Props) {
  const { t, locale } = useTexts()
  const { control, register } = useFormContext<DeliveryDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'carriers' })
  const { carrier } = useDeliveryTexts()

  return (
    <section className={css.part}>
      <h2 className={css.heading}>{t('delivery.carriers')}</h2>
      {fields.length > 0 && (
        <div className={css.place}>
          <Table caption={t('delivery.carriers')} captionHidden>
            <thead>
              <tr>
                {cells.map(({ column }) => (
                  <th key={column} scope="col">
                    {t(`delivery.columns.${column}`)}
                    <ObligatoryMark />
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{t('delivery.columns.remove')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field, row) => (
                <tr key={field.id}>
                  {cells.map(({ name, field: sent, column, mode }) => (
                    <td key={name}>
                      <TextField
                        {...obligatory(
                          errorOf,
                          `services.${row}.${sent}`,
                          `${carrier(field.slug)}: ${t(`delivery.columns.${column}`)}`,
                        )}
                        labelHidden
                        inputMode={mode}
                        autoComplete="off"
                        maxLength={60}
                        {...register(`carriers.${row}.${name}`)}
                      />
                    </td>
                  ))}
                  <td>
                    <IconButton
                      icon="trash"
                      label={t('delivery.removeCarrier', { name: carrier(field.slug) })}
                      onClick={() => {
                        remove(row)
                        onRowsChange()
                      }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      <AddButtons
        options={carriersBesides(fields).map(known => ({
          key: known.slug,
          label: t('delivery.addTariff', { name: known.title[locale] }),
          onAdd: () => {
            append(known)
            onRowsChange()
          },
        }))}
      />
    </section>
  )
}
