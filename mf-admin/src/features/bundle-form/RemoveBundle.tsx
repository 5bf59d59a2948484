import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { useFormat } from '@shop/shell/format'
import { useNavigate } from '@shop/shell/router'
import { RemovingActions } from '../../removing/RemovingActions.tsx'
import { readBundlesAgain } from './use-bundle.ts'

/** Takes the bundle that is open away. Who deletes it goes back to the list. */
export function RemoveBundle({ bundle }: { bundle: StaffBundle }) {
  const { text } = useFormat()
  const navigate = useNavigate()
  return (
    <RemovingActions
      kind="bundle"
      names={[bundle.article]}
      title={text(bundle.title)}
      isArchived={bundle.is_deleted}
      onDone={readBundlesAgain}
      onGone={() => navigate('/admin/bundles')}
    />
  )
}
