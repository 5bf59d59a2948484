import { usePreparedPage } from '../navigation/use-prepared-page.ts'
import { LaterFrame } from './LaterFrame.tsx'
import { SideMenu } from './menu/SideMenu.tsx'
import { PopupFrame } from './popups/PopupFrame.tsx'
import { usePassEmptySteps } from './popups/use-back-closes.ts'
import { VerificationBar } from './verification/VerificationBar.tsx'

/** What no page needs at once. The back office has no drawers. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Drawers({ isBackOffice }: { isBackOffice: boolean }) {
  usePassEmptySteps()
  usePreparedPage()
  return (
    <>
      {!isBackOffice && (
        <>
          <SideMenu />
          <PopupFrame />
          <VerificationBar />
        </>
      )}
      <LaterFrame />
    </>
  )
}
