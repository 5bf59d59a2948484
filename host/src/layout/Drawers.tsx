import { PopupFrame } from './PopupFrame.tsx'
import { SideMenu } from './SideMenu.tsx'

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Drawers() {
  return (
    <>
      <SideMenu />
      <PopupFrame />
    </>
  )
}
