import { useAllCountries } from '@shop/forms/places'
import { useTexts } from '../use-texts.ts'

const usual = ['380', '48', '49', '420', '44', '1'] as const
/** The countries that the usual codes are named by. */
const named = ['UA', 'PL', 'DE', 'CZ', 'GB', 'US', 'CA']

/**
 * Ukraine and where its people are now, then every other country by its name; some share a code. Until their list has
 * loaded, and for places that are not on it, there is "another country".
 */
export function usePhoneCodes(): { dial: string; name: string }[] {
  const { t } = useTexts()
  const { items } = useAllCountries()
  const others = items.filter(({ id }) => !named.includes(id))
  return [
    ...usual.map(dial => ({ dial, name: t(`phone.codes.${dial}`) })),
    ...others.map(({ label, place }) => ({ dial: place.dial, name: label })),
    { dial: '', name: t('phone.codes.other') },
  ]
}
