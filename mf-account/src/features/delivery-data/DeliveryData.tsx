import type { CustomerInfo, DeliveryInEurope } from '@shop/contracts/customers/profile'
import { useCountries } from '@shop/forms/places'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { Card, Facts } from '../../customer/Card.tsx'
import { useTexts } from '../../use-texts.ts'
import { AtHomeText } from './AtHomeText.tsx'
import { EuropeForm } from './EuropeForm.tsx'
import { UkraineForm } from './UkraineForm.tsx'

/** Two addresses that never mix: the checkout takes the one that the order goes to. */
export function DeliveryData({ info: { ukraine, europe } }: { info: CustomerInfo }) {
  const { t } = useTexts()
  const [edited, setEdited] = useState<'ukraine' | 'europe' | null>(null)
  const end = () => setEdited(null)
  const edit = (address: 'ukraine' | 'europe', known: boolean) =>
    known && edited !== address ? { label: t('personal.edit'), act: () => setEdited(address) } : undefined
  const add = (address: 'ukraine' | 'europe') => (
    <div>
      <Button variant="outline" size="small" onClick={() => setEdited(address)}>
        {t('personal.delivery.add')}
      </Button>
    </div>
  )

  return (
    <>
      <Card
        title={t('personal.delivery.ukraine')}
        about={t('personal.delivery.about')}
        edit={edit('ukraine', ukraine !== null)}
      >
        {edited === 'ukraine' && <UkraineForm delivery={ukraine} onEnd={end} />}
        {edited !== 'ukraine' && (ukraine ? <AtHomeText delivery={ukraine} /> : add('ukraine'))}
      </Card>
      <Card title={t('personal.delivery.europe')} edit={edit('europe', europe !== null)}>
        {edited === 'europe' && <EuropeForm delivery={europe} onEnd={end} />}
        {edited !== 'europe' && (europe ? <InEuropeText delivery={europe} /> : add('europe'))}
      </Card>
    </>
  )
}

function InEuropeText({ delivery }: { delivery: DeliveryInEurope }) {
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
