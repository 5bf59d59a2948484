import type { DeliveryInEurope } from '@shop/contracts/profile'
import { useCountries } from '@shop/forms/places'
import { Facts } from '../../customer/Card.tsx'
import { useTexts } from '../../use-texts.ts'

export function InEuropeText({ delivery }: { delivery: DeliveryInEurope }) {
  const { t } = useTexts()
  const { country, state, city, address, postal_code } = delivery
  const name = useCountries().items.find(({ id }) => id === country)?.label ?? country
  const region = state === city ? [] : [state]
  return (
    <Facts
      facts={[
        { name: t('personal.delivery.country'), value: name },
        { name: t('personal.delivery.address'), value: [address, `${postal_code} ${city}`, ...region].join(', ') },
      ]}
    />
  )
}
