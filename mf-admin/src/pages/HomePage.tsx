import { ContentWork } from '../features/home/ContentWork.tsx'
import { FirstSteps } from '../features/home/FirstSteps.tsx'
import { GoodsFigures } from '../features/home/GoodsFigures.tsx'
import { MoneyFigures, OrderFigures } from '../features/home/OrderFigures.tsx'
import { RefundsToMake } from '../features/home/RefundsToMake.tsx'
import { useStaffMember } from '../session/session.ts'

export function HomePage() {
  const { member, may } = useStaffMember()
  return (
    <>
      <FirstSteps />
      {member && may('refunds') && <RefundsToMake />}
      {member && may('orders') && (may('fulfilment') ? <OrderFigures /> : <MoneyFigures />)}
      {member && may('content') && (
        <>
          <GoodsFigures />
          <ContentWork />
        </>
      )}
    </>
  )
}
