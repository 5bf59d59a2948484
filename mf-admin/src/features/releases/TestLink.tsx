import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useEffect, useRef } from 'react'
import { CopyLink } from '../../components/CopyLink.tsx'
import { Refused } from '../../components/Refused.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'
import type { useTestLink } from './use-test-link.ts'

type Props = Pick<ReturnType<typeof useTestLink>, 'link' | 'refusal'> & { onClose: () => void }

/** A signed address that opens a version to everybody who has it, or why there is none. */
export function TestLink({ link, refusal, onClose }: Props) {
  const { t, locale } = useTexts()
  const element = useRef<HTMLDivElement>(null)
  // It stands below the table in which it was asked for.
  useEffect(() => {
    if (link) element.current?.querySelector('button')?.focus()
  }, [link])
  if (!link && !refusal) return null
  return (
    <div ref={element} className={css.link}>
      {refusal?.code === 'not_ready' ? (
        <Notice tone="warn" announced>
          {t('releases.testLinkOff')}
        </Notice>
      ) : (
        <Refused refusal={refusal} />
      )}
      {link && (
        <>
          <CopyLink
            path={link.path}
            label={t('releases.testLinkOf', { version: link.version })}
            copiedText={t('releases.testLinkCopied')}
          />
          <p className={css.quiet}>
            {t('releases.testLinkUntil', {
              version: link.version,
              until: `${formatDay(link.until, locale)}, ${formatTime(link.until, locale)}`,
            })}
          </p>
        </>
      )}
      <Button variant="text" onClick={onClose}>
        {t('audit.close')}
      </Button>
    </div>
  )
}
