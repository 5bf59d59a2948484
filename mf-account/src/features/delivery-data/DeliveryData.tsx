import type { CustomerInfo } from '@shop/contracts/profile'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { Card } from '../../customer/Card.tsx'
import { useTexts } from '../../use-texts.ts'
import { AtHomeText } from './AtHomeText.tsx'
import { EuropeForm } from './EuropeForm.tsx'
import { InEuropeText } from './InEuropeText.tsx'
import { UkraineForm } from './UkraineForm.tsx'

/** Two addresses that never mix: the checkout takes the one that the order goes to. */
export function DeliveryData({ info: { ukraine, europe } }: { info: CustomerInfo }) {
  const { t } = useTexts()
  const [edited, setEdited] = useState<'ukraine' | 'europe' | null>(null)
  const end = () => setEdited(null)
  const edit = (part: 'ukraine' | 'europe', known: boolean) =>
    known && edited !== part ? { label: t('personal.edit'), act: () => setEdited(part) } : undefined
  const add = (part: 'ukraine' | 'europe') => (
    <div>
      <Button variant="outline" size="small" onClick={() => setEdited(part)}>
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
