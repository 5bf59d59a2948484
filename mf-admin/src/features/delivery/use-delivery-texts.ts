import type { Country } from '@shop/contracts/delivery/location'
import { formatAmount } from '@shop/shell/format'
import type { ConflictField } from '../../forms/EditConflict.tsx'
import { formatNumber } from '../../numbers.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import { findCarrier } from './carriers.ts'
import type { DeliveryChange } from './delivery-changes.ts'
import type { DeliveryDraft, TariffDraft } from './delivery-draft.ts'

/** Tariffs, countries and carriers in words. */
export function useDeliveryTexts(countries: readonly Country[] = []) {
  const { t, locale } = useTexts()
  const titles = new Map(countries.map(({ name, title }) => [name, title[locale]]))
  const country = (code: string) => titles.get(code) ?? code
  const carrier = (slug: string) => findCarrier(slug)?.title[locale] ?? slug
  const tariff = ({ method, service, zone }: Pick<TariffDraft, 'method' | 'service' | 'zone'>) =>
    method === 'international' ? `${carrier(service)} · ${zoneText(zone)}` : t(`delivery.methods.${method}`)
  /** A country, or the European Union, by its name; a zone that staff named themselves as they named it. */
  const zoneText = (zone: string) =>
    /^[A-Z]{2}$/.test(zone)
      ? (new Intl.DisplayNames(locale, { type: 'region' }).of(zone) ?? zone)
      : textOfCode(t, 'delivery.zones', zone)
  return { country, carrier, tariff, zoneText }
}

/** Changes of the delivery in words. */
export function useChangeTexts(countries: readonly Country[]) {
  const { t, locale } = useTexts()
  const { country, carrier, tariff, zoneText } = useDeliveryTexts(countries)
  return {
    /** What a change is about. */
    nameOf({ was, willBe }: DeliveryChange): string {
      const fact = willBe ?? was
      switch (fact?.kind) {
        case 'step':
          return `${tariff(fact)}, ${t('delivery.upTo', { kg: formatNumber(fact.weight, locale) })}`
        case 'country':
          return `${country(fact.country)}, ${carrier(fact.service)}`
        case 'carrier':
          return carrier(fact.service)
        case 'free':
          return t('delivery.freeOf', { method: t(`delivery.methods.${fact.method}`) })
        case 'weight':
          return t('delivery.fields.defaultWeight')
        case 'live':
          return t('delivery.fields.live')
        case 'exchange':
          return t('delivery.fields.exchange')
        default:
          return ''
      }
    },

    /** How it is or will be; what is not there is a dash. */
    factText(fact: DeliveryChange['was']): string {
      switch (fact?.kind) {
        case 'step': {
          const { uah, eur } = fact.value
          return eur === null ? formatAmount(uah, 'UAH') : `${formatAmount(uah, 'UAH')} / ${formatAmount(eur, 'EUR')}`
        }
        case 'country':
          return zoneText(fact.value)
        case 'carrier':
          return `${fact.value[locale]}, ${t('delivery.days', { min: String(fact.value.min), max: String(fact.value.max) })}`
        case 'free':
          return fact.value === null ? t('delivery.never') : formatAmount(fact.value, 'UAH')
        case 'weight':
          return t('delivery.kg', { kg: formatNumber(fact.value, locale) })
        case 'live':
        case 'exchange':
          return t(fact.value ? 'settings.on' : 'settings.off')
        default:
          return '–'
      }
    },
  }
}

/** For the comparison with what somebody else saved. */
export function useDeliveryConflicts(countries: readonly Country[]): ConflictField<DeliveryDraft>[] {
  const { t, locale } = useTexts()
  const { country, tariff, zoneText } = useDeliveryTexts(countries)
  const tariffLine = (draft: TariffDraft) => {
    const steps = draft.steps.map(({ weight, uah, eur }) => `${weight} → ${uah}${eur && ` / ${eur}`}`)
    return `${tariff(draft)}: ${steps.join('; ')}`
  }
  return [
    { label: t('delivery.tariffs'), textOf: ({ tariffs }) => tariffs.map(tariffLine).join('\n') },
    {
      label: t('delivery.countries'),
      textOf: ({ countries }) =>
        countries
          .map(({ country: code, zones }) => `${country(code)}: ${Object.values(zones).map(zoneText).join(', ')}`)
          .join('\n'),
    },
    {
      label: t('delivery.carriers'),
      textOf: ({ carriers }) =>
        carriers.map(({ title, min, max }) => `${title[locale]}, ${t('delivery.days', { min, max })}`).join('\n'),
    },
    {
      label: t('delivery.terms'),
      textOf: ({ free, defaultWeight, live, shopPaysExchange }) => {
        const switches = [live, shopPaysExchange].map(isOn => t(isOn ? 'settings.on' : 'settings.off'))
        return [free.post, free.courier, free.self, defaultWeight, ...switches].join(' · ')
      },
    },
  ]
}
