import type { CustomerView } from '@shop/contracts/customers/profile'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { DeliveryData } from '../features/delivery-data/DeliveryData.tsx'
import { Loyalty } from '../features/loyalty/Loyalty.tsx'
import { OwnData } from '../features/own-data/OwnData.tsx'
import { PersonalData } from '../features/personal-data/PersonalData.tsx'
import { useTexts } from '../use-texts.ts'
import css from './PersonalPage.module.css'

type SectionProps = { customer: CustomerView | null }

export function InfoSection({ customer }: SectionProps) {
  if (!customer) return <Coming />
  return (
    <>
      <PersonalData customer={customer} />
      <DeliveryData />
      <OwnData />
    </>
  )
}

export function DiscountSection({ customer }: SectionProps) {
  return customer ? <Loyalty customer={customer} /> : <Coming />
}

function Coming() {
  const { t } = useTexts()
  return (
    <div className={css.coming} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t('personal.loading')}</VisuallyHidden>
      </p>
      <Skeleton shape="title" width="half" />
      <Skeleton width="half" />
      <Skeleton width="third" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="half" />
    </div>
  )
}
