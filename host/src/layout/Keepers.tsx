import { LeaveGuard } from '../leaving/LeaveGuard.tsx'
import { KeptLanguage } from '../navigation/KeptLanguage.tsx'

type KeepersProps = { keepsLanguage: boolean; guardsForms: boolean }

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Keepers({ keepsLanguage, guardsForms }: KeepersProps) {
  return (
    <>
      {keepsLanguage && <KeptLanguage />}
      {guardsForms && <LeaveGuard />}
    </>
  )
}
