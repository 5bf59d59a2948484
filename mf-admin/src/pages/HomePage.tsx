import { FirstSteps } from '../features/home/FirstSteps.tsx'
import { OrderFigures } from '../features/home/OrderFigures.tsx'
import { useStaffMember } from '../session/session.ts'

export function HomePage() {
  const { member, may } = useStaffMember()
  return (
    <>
      <FirstSteps />
      {member && may('orders') && <OrderFigures />}
    </>
  )
}
