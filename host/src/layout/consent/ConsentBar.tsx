import { $consent, answerConsent } from '@shop/shell/consent'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { IconButton } from '@shop/ui-kit/IconButton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useRoomBelow } from '../use-room-below.ts'
import css from './ConsentBar.module.css'

type ConsentBarProps = { isAskedAnew: boolean }

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function ConsentBarInTime({ isAskedAnew }: ConsentBarProps) {
  const hasScrolled = useHasScrolled()
  return (isAskedAnew || hasScrolled) && <ConsentBar isAskedAnew={isAskedAnew} />
}

/** Lies over the lower edge and stops nobody: the page goes on above it, the bar that buys stays free. */
function ConsentBar({ isAskedAnew }: ConsentBarProps) {
  const { t } = useTranslation('host')
  const consent = useStore($consent)
  const bar = useRef<HTMLElement>(null)
  const id = useId()
  useRoomBelow(bar)
  useFocusWhileAsked(bar, { isAsked: isAskedAnew })

  return (
    <section
      ref={bar}
      className={css.bar}
      aria-labelledby={id}
      tabIndex={-1}
      data-consent={isAskedAnew ? 'opened' : 'unasked'}
      onKeyDown={({ key }) => key === 'Escape' && isAskedAnew && answerConsent()}
    >
      <VisuallyHidden>
        <h2 id={id}>{t('consent.title')}</h2>
      </VisuallyHidden>
      <p className={css.text}>
        {t('consent.text')} {consent !== 'unasked' && t(`consent.now.${consent}`)}{' '}
        <Link to="/privacy-policy">{t('consent.more')}</Link>
      </p>
      <div className={css.answers}>
        <Button variant="outline" size="small" onClick={() => answerConsent('necessary')}>
          {t('consent.necessary')}
        </Button>
        <Button variant="outline" size="small" onClick={() => answerConsent('all')}>
          {t('consent.all')}
        </Button>
      </div>
      {isAskedAnew && (
        <IconButton icon="close" label={t('consent.close')} className={css.close} onClick={() => answerConsent()} />
      )}
    </section>
  )
}

/** A banner that the visitor opened gets the focus, and gives it back when it closes. */
function useFocusWhileAsked(element: RefObject<HTMLElement | null>, { isAsked }: { isAsked: boolean }): void {
  useEffect(() => {
    if (!isAsked) return
    const opener = document.activeElement
    element.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [element, isAsked])
}

const PHONE = '(max-width: 767px)'
const SCROLLED_PX = 100

/** On a phone the first view belongs to the goods: their sizes and their button lie where a bar would. */
function useHasScrolled(): boolean {
  const [isDone, setIsDone] = useState(() => !matchMedia(PHONE).matches || scrollY > SCROLLED_PX)
  useEffect(() => {
    if (isDone) return
    const onScroll = () => setIsDone(scrollY > SCROLLED_PX)
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [isDone])
  return isDone
}
