import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './CopyLink.module.css'

type Props = { path: string; label: string /** Said when it is copied. */; copiedText: string }

/** The whole address, to send in a message. Where a browser does not let a page copy, it can be selected. */
export function CopyLink({ path, label, copiedText }: Props) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  const address = `${location.origin}${path}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={css.link}>
      <TextField
        label={label}
        className={css.address}
        readOnly
        value={address}
        onFocus={event => event.currentTarget.select()}
      />
      <Button variant="outline" onClick={copy}>
        {t(isCopied ? 'link.copied' : 'link.copy')}
      </Button>
      <p role="status" className={css.status}>
        {isCopied && copiedText}
      </p>
    </div>
  )
}
