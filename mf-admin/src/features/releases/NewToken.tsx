import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'

type Props = { team: string; token: string; onClose: () => void }

/** The token that was made: it is shown until this is closed, and never again. */
export function NewToken({ team, token, onClose }: Props) {
  const { t } = useTexts()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={element} className={css.link}>
      <Notice tone="warn" announced>
        {t('releases.tokens.shownOnce')}
      </Notice>
      <TextField
        label={t('releases.tokens.tokenOf', { team })}
        readOnly
        value={token}
        onFocus={event => event.currentTarget.select()}
      />
      <Button variant="text" onClick={onClose}>
        {t('audit.close')}
      </Button>
    </div>
  )
}
