import { useTranslation } from '@shop/shell/i18n'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useEffect, useState } from 'react'

const SETTLED_MS = 800

/** How many were found; said once the reader has stopped choosing. */
export function FoundCount({ count, className }: { count: number; className?: string | undefined }) {
  const { t } = useTranslation('mf-catalog')
  const [said, setSaid] = useState<number | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [count])

  return (
    <>
      <p className={className}>{t('store.found', { count })}</p>
      <VisuallyHidden>
        <span role="status">{said !== null && t('store.found', { count: said })}</span>
      </VisuallyHidden>
    </>
  )
}
