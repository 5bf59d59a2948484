import { LeaveGuard } from '../leaving/LeaveGuard.tsx'
import { LanguageInAddress } from '../navigation/LanguageInAddress.tsx'

type KeepersProps = { keepsLanguage: boolean; guardsForms: boolean }

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Keepers({ keepsLanguage, guardsForms }: KeepersProps) {
  return (
    <>
      {keepsLanguage && <LanguageInAddress />}
      {guardsForms && <LeaveGuard />}
    </>
  )
}
