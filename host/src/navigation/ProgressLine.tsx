import { useTranslation } from '@shop/shell/i18n'
import { useStore } from '@shop/shell/use-store'
import { ProgressLine as Line } from '@shop/ui-kit/feedback/ProgressLine'
import { $loadingScreens } from '../remotes/screens.ts'

/** Says that the next page is on its way, when that takes longer than a blink. */
export function ProgressLine() {
  const { t } = useTranslation('host')
  const isLoading = useStore($loadingScreens) > 0
  return isLoading && <Line label={t('remote.loading')} />
}
