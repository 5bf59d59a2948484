import { $unsaved } from '@shop/shell/unsaved'
import { useStore } from '@shop/shell/use-store'
import { LeaveGuard } from '../leaving/LeaveGuard.tsx'
import { KeptLanguage } from '../navigation/KeptLanguage.tsx'

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Keepers({ keepsLanguage }: { keepsLanguage: boolean }) {
  return (
    <>
      {keepsLanguage && <KeptLanguage />}
      {useStore($unsaved) > 0 && <LeaveGuard />}
    </>
  )
}
