import { ContentWork } from '../features/home/ContentWork.tsx'
import { FirstSteps } from '../features/home/FirstSteps.tsx'
import { GoodsCards } from '../features/home/GoodsCards.tsx'
import { MoneyCards } from '../features/home/MoneyCards.tsx'
import { OrderCards } from '../features/home/OrderCards.tsx'
import { RefundsToMake } from '../features/home/RefundsToMake.tsx'
import { SystemCards } from '../features/home/SystemCards.tsx'
import { useStaffMember } from '../session/session.ts'

/** What needs a person today, by what this person may do. Each part asks one call, so that one that fails leaves the others. */
export function HomePage() {
  const { member, may } = useStaffMember()
  if (!member) return <FirstSteps />
  return (
    <>
      <FirstSteps />
      {may('refunds') && <RefundsToMake />}
      {may('orders') && <OrderCards />}
      {may('refunds') && <MoneyCards />}
      {may('content') && (
        <>
          <GoodsCards />
          <ContentWork />
        </>
      )}
      {may('outbox') && <SystemCards />}
    </>
  )
}
