import { LaterFrame } from './LaterFrame.tsx'
import { PopupFrame } from './PopupFrame.tsx'
import { SideMenu } from './SideMenu.tsx'
import { usePassEmptySteps } from './use-back-closes.ts'
import { VerificationBar } from './VerificationBar.tsx'

/** What no page needs at once. The back office has no drawers. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Drawers({ isBackOffice }: { isBackOffice: boolean }) {
  usePassEmptySteps()
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
