import { useTranslation } from '@shop/shell/i18n'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import type { Shortage } from './shortages.ts'

/** What the style of a link shows to the eye, in words for screen readers. */
export function ShortageText({ of }: { of: Shortage | undefined }) {
  const { t } = useTranslation('mf-catalog')
  if (!of) return null
  return <VisuallyHidden>, {t(of === 'preorder' ? 'badge.preorder' : 'product.soldOutColor')}</VisuallyHidden>
}
