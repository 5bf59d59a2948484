import { useFocusable } from '@shop/forms/use-focusable'
import { formatAmount, useFormat } from '@shop/shell/format'
import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useEffect } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import css from '../form/Fields.module.css'
import { useFieldError } from '../form/field-error.ts'
import { PlacesFailure } from '../places/PlacesFailure.tsx'
import { type ServiceAbroad, useServicesAbroad } from './use-services-abroad.ts'

const WEEK = 7

/** Who brings the parcel to the country: each with its price for this cart and its days. */
export function ServiceField({ country }: { country: string }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { control } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name: 'abroad.service' })
  const box = useFocusable(field.ref)
  const errorOf = useFieldError()
  const { services, currency, ...asking } = useServicesAbroad(country)
  useOnlyService(services, field)
  const failure = <PlacesFailure places={{ items: [], ...asking }} text={t('delivery.priceFailed')} />

  if (!services) return asking.hasFailed ? failure : <Skeleton shape="control" />
  if (services.length === 0) return <Notice tone="warn">{t('delivery.notThere')}</Notice>
  const isTooHeavy = services.every(({ price }) => price === 'refused')
  return (
    <div ref={box} className={css.fields}>
      <RadioCards
        legend={t('delivery.service')}
        name="delivery-service"
        options={services.map(service => ({
          value: service.slug,
          label: text(service.title),
          description: service.price === 'refused' ? t('delivery.tooHeavy') : days(service),
          aside: aside(service),
          disabled: service.price === 'refused',
        }))}
        value={field.value || null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={errorOf('abroad.service')}
      />
      {isTooHeavy && (
        <Notice tone="warn" announced>
          {t('delivery.allTooHeavy')}
        </Notice>
      )}
      {failure}
    </div>
  )

  function days({ days_min, days_max }: ServiceAbroad): string {
    const isWeeks = days_min % WEEK === 0 && days_max % WEEK === 0
    const [from, to] = isWeeks ? [days_min / WEEK, days_max / WEEK] : [days_min, days_max]
    return t(isWeeks ? 'delivery.weeks' : 'delivery.days', { from, count: to })
  }

  function aside({ price }: ServiceAbroad) {
    if (price === 'refused' || asking.hasFailed) return undefined
    return price === null ? t('delivery.counting') : formatAmount(price, currency)
  }
}

type Chosen = { value: string; onChange: (slug: string) => void }

/** Where one carrier goes alone there is nothing to choose. */
function useOnlyService(services: readonly ServiceAbroad[] | null, { value, onChange }: Chosen): void {
  const [only, another] = services ?? []
  const slug = only && !another && typeof only.price === 'number' ? only.slug : null
  useEffect(() => {
    if (slug && value === '') onChange(slug)
  }, [slug, value, onChange])
}
