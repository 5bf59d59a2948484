import { deliveryMethods } from '@shop/contracts/delivery/delivery'
import { Table } from '@shop/ui-kit/page/Table'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { ObligatoryMark } from '../../components/ObligatoryLegend.tsx'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import { AddButtons } from './AddButtons.tsx'
import css from './Delivery.module.css'
import { type DeliveryDraft, emptyStep, type TariffDraft } from './delivery-draft.ts'
import { NewTariff } from './NewTariff.tsx'
import { TariffRows } from './TariffRows.tsx'
import { useDeliveryTexts } from './use-delivery-texts.ts'

type Props = {
  place: 'ukraine' | 'abroad'
  errorOf: ErrorOf
  /** Rows came or went: what was wrong with them has other numbers now. */
  onRowsChange: () => void
}

const services = { post: 'nova-poshta', courier: 'nova-poshta', self: 'shop' } as const

/** Weights and prices: a body of rows for each tariff. */
export function TariffsTable({ place, errorOf, onRowsChange }: Props) {
  const { t } = useTexts()
  const { control } = useFormContext<DeliveryDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'tariffs' })
  const { tariff: nameOf } = useDeliveryTexts()
  const isAbroad = place === 'abroad'
  const isHere = ({ method }: Pick<TariffDraft, 'method'>) => (method === 'international') === isAbroad
  const missing = deliveryMethods.filter(method => fields.every(field => field.method !== method))
  const title = t(`delivery.${place}`)

  const add = (tariff: Omit<TariffDraft, 'steps'>) => {
    append({ ...tariff, steps: [{ ...emptyStep }] })
    onRowsChange()
  }
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{title}</h2>
      <p className={css.note}>{t('delivery.stepsNote')}</p>
      {fields.some(isHere) && (
        <div className={css.place}>
          <Table caption={title} captionHidden>
            <thead>
              <tr>
                <th scope="col">
                  {t('delivery.columns.weight')}
                  <ObligatoryMark />
                </th>
                <th scope="col">
                  {t('delivery.columns.uah')}
                  <ObligatoryMark />
                </th>
                <th scope="col">{t('delivery.columns.eur')}</th>
                <th scope="col">
                  <VisuallyHidden>{t('delivery.columns.remove')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            {fields.map(
              (field, index) =>
                isHere(field) && (
                  <TariffRows
                    key={field.id}
                    index={index}
                    errorOf={errorOf}
                    onRowsChange={onRowsChange}
                    onRemove={() => {
                      remove(index)
                      onRowsChange()
                    }}
                  />
                ),
            )}
          </Table>
        </div>
      )}
      {isAbroad ? (
        <NewTariff onAdd={add} />
      ) : (
        <AddButtons
          options={missing.map(method => {
            const tariff = { method, service: services[method], zone: 'UA' }
            return { key: method, label: t('delivery.addTariff', { name: nameOf(tariff) }), onAdd: () => add(tariff) }
          })}
        />
      )}
    </section>
  )
}
