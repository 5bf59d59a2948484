import { PopupFrame } from './PopupFrame.tsx'
import { SideMenu } from './SideMenu.tsx'
import { usePassEmptySteps } from './use-back-closes.ts'
import { VerificationBar } from './VerificationBar.tsx'

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Drawers() {
  usePassEmptySteps()
  return (
    <>
      <SideMenu />
      <PopupFrame />
      <VerificationBar />
    </>
  )
}
