import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './RecoveryCodes.module.css'

/** Shown once, so staff confirm that they have written them down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={css.codes}>
      <Notice tone="warn" title={t('secondFactor.codesTitle')}>
        {t('secondFactor.codesText')}
      </Notice>
      <ul ref={list} className={css.list} tabIndex={-1} aria-label={t('secondFactor.codes')}>
        {codes.map(code => (
          <li key={code} className={css.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onClick={onDone}>{t('secondFactor.kept')}</Button>
        <Button variant="outline" onClick={copy}>
          {t(isCopied ? 'link.copied' : 'link.copy')}
        </Button>
      </div>
    </div>
  )
}
