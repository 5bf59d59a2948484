import { useTranslation } from '@shop/shell/i18n'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useEffect, useState } from 'react'

const SETTLED_MS = 800

/** How many were found; announced once the shopper has stopped choosing. */
export function ResultCount({ count, className }: { count: number; className?: string | undefined }) {
  const { t } = useTranslation('mf-catalog')
  const [announced, setAnnounced] = useState<number | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [count])

  return (
    <>
      <p className={className}>{t('store.found', { count })}</p>
      <VisuallyHidden>
        <span role="status">{announced !== null && t('store.found', { count: announced })}</span>
      </VisuallyHidden>
    </>
  )
}
