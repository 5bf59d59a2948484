import type { Country } from '@shop/contracts/delivery/location'
import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Table } from '@shop/ui-kit/page/Table'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Delivery.module.css'
import { type DeliveryDraft, zoneAt } from './delivery-draft.ts'
import { useDeliveryTexts } from './use-delivery-texts.ts'

type Props = {
  countries: readonly Country[]
  errorOf: ErrorOf
  onRowsChange: () => void
}

/** Countries × carriers: the zone of each, or that the carrier does not go there. */
export function CountriesTable({ countries, errorOf, onRowsChange }: Props) {
  const { t, locale } = useTexts()
  const { control, register, getValues } = useFormContext<DeliveryDraft>()
  const { fields, append } = useFieldArray({ control, name: 'countries' })
  const [carriers, tariffs] = useWatch({ control, name: ['carriers', 'tariffs'] })
  const texts = useDeliveryTexts(countries)
  const [search, setSearch] = useState('')

  const zonesOf = (slug: string) =>
    tariffs.flatMap(({ method, service, zone }) => (method === 'international' && service === slug ? zone : []))
  const isFound = (title: string) => inOneSpelling(title).includes(inOneSpelling(search.trim()))
  const rows = fields
    .map((field, index) => ({ id: field.id, code: field.country, index, title: texts.country(field.country) }))
    .filter(({ title }) => isFound(title))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
  const others = countries
    .filter(({ name }) => name !== 'UA' && fields.every(({ country }) => country !== name))
    .map(({ name, title }) => ({ value: name, label: title[locale] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))

  return (
    <section className={css.part}>
      <h2 className={css.heading}>{t('delivery.countries')}</h2>
      <p className={css.note}>{t('delivery.countriesNote')}</p>
      {fields.length > 0 && (
        <>
          <TextField
            label={t('delivery.findCountry')}
            value={search}
            onChange={event => setSearch(event.currentTarget.value)}
            autoComplete="off"
            className={css.short}
          />
          <p role="status" className={css.note}>
            {t('delivery.countriesShown', { count: rows.length, all: String(fields.length) })}
          </p>
          <div className={`${css.place} ${css.tall}`}>
            <Table caption={t('delivery.countries')} captionHidden>
              <thead>
                <tr>
                  <th scope="col">{t('delivery.columns.country')}</th>
                  {carriers.map(({ slug, title }) => (
                    <th key={slug} scope="col">
                      {title[locale]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, index, title }) => (
                  <tr key={id}>
                    <th scope="row">{title}</th>
                    {carriers.map(({ slug }) => (
                      <td key={slug}>
                        <Select
                          label={`${title}: ${texts.carrier(slug)}`}
                          labelHidden
                          options={zoneOptions(zonesOf(slug), getValues(`countries.${index}.zones.${slug}`))}
                          error={errorOfZone(index, slug)}
                          {...register(`countries.${index}.zones.${slug}`)}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        </>
      )}
      {carriers.length > 0 && (
        <Select
          label={t('delivery.addCountry')}
          placeholder={t('delivery.chooseCountry')}
          options={others}
          value=""
          className={css.short}
          onChange={event => {
            append({ country: event.currentTarget.value, zones: {} }, { shouldFocus: false })
            setSearch(texts.country(event.currentTarget.value))
            onRowsChange()
          }}
        />
      )}
    </section>
  )

  /** A zone whose tariff is gone stays to be seen until another one is chosen. */
  function zoneOptions(zones: readonly string[], now: string | undefined) {
    const all = now && !zones.includes(now) ? [...zones, now] : zones
    return [
      { value: '', label: t('delivery.notServed') },
      ...all.map(zone => ({ value: zone, label: texts.zoneText(zone) })),
    ]
  }

  function errorOfZone(index: number, slug: string): string | undefined {
    const sent = zoneAt(getValues(), index, slug)
    return errorOf(`zones.${sent}.zone`) ?? errorOf(`zones.${sent}.service`) ?? errorOf(`zones.${sent}.country`)
  }
}
