import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type KeyboardEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import css from './Delivery.module.css'
import type { DeliveryDraft, TariffDraft } from './delivery-draft.ts'

type Props = { onAdd: (tariff: Omit<TariffDraft, 'steps'>) => void }

/** One more tariff abroad: a carrier and the name of a zone. */
export function NewTariff({ onAdd }: Props) {
  const { t, locale } = useTexts()
  const { control, getValues } = useFormContext<DeliveryDraft>()
  const carriers = useWatch({ control, name: 'carriers' })
  const [service, setService] = useState('')
  const [zone, setZone] = useState('')
  const [error, setError] = useState<string | null>(null)
  const chosen = service || carriers[0]?.slug

  function add() {
    const name = zone.trim().toUpperCase()
    if (!chosen || !/^[A-Z0-9-]{2,20}$/.test(name) || name === 'UA') return setError('errors.zone_invalid')
    const isThere = getValues('tariffs').some(tariff => tariff.service === chosen && tariff.zone === name)
    if (isThere) return setError('errors.zone_taken')
    onAdd({ method: 'international', service: chosen, zone: name })
    setZone('')
    setError(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  if (carriers.length === 0) return <p className={css.note}>{t('delivery.carriersFirst')}</p>
  return (
    <div className={css.add}>
      <Select
        label={t('delivery.carrier')}
        options={carriers.map(({ slug, title }) => ({ value: slug, label: title[locale] }))}
        value={chosen}
        onChange={event => setService(event.currentTarget.value)}
      />
      <TextField
        label={t('delivery.zone')}
        hint={t('delivery.zoneHint')}
        error={error && t(error)}
        value={zone}
        maxLength={20}
        autoComplete="off"
        onChange={event => setZone(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="outline" size="small" onClick={add}>
        {t('delivery.addZone')}
      </Button>
    </div>
  )
}
