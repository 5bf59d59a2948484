import { useTranslation } from '@shop/shell/i18n'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import type { Shortage } from './shortages.ts'

/** The looks of a link say it to the eye, this to the ear. */
export function ShortageWord({ of }: { of: Shortage | undefined }) {
  const { t } = useTranslation('mf-catalog')
  if (!of) return null
  return <VisuallyHidden>, {t(of === 'preorder' ? 'badge.preorder' : 'product.soldOutColor')}</VisuallyHidden>
}
