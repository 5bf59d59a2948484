import { orderLinesEndpoint } from '@shop/contracts/orders/order-lines'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { BranchField } from './BranchField.tsx'
import css from './ChangeRequest.module.css'
import { type Changeable, type ChangeDraft, emptyDraft, isBranchMissing, wishOf } from './change-draft.ts'
import { SizeField } from './SizeField.tsx'
import { useRequestChange } from './use-request-change.ts'

type Props = { orderRef: string; onDone: () => Promise<void>; onClose: () => void }

/** Another phone, branch or size; nothing of the order changes before the shop has accepted it. */
export function ChangeRequestForm({ orderRef, ...props }: Props) {
  const { data } = useEndpoint(orderLinesEndpoint, { query: { order: orderRef } }, { staleTime: 0 })
  if (!data?.changeable || !data.lines) return null
  const { lines } = data
  const titled = data.changeable.lines.flatMap(line => {
    const known = lines.find(({ article, size, bundle }) => {
      return article === line.article && size === line.size && bundle === line.bundle
    })
    return known ? [{ ...line, title: known.title }] : []
  })
  return <Fields orderRef={orderRef} changeable={{ ...data.changeable, lines: titled }} {...props} />
}

function Fields({ orderRef, changeable, onDone, onClose }: Props & { changeable: Changeable }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [draft, setDraft] = useState<ChangeDraft>(() => emptyDraft(changeable))
  const [isTried, setTried] = useState(false)
  const { isBusy, refusal, problem, ask } = useRequestChange(orderRef, onDone)
  const wrongText = problem('swaps') === 'size_in_order' ? 'changeRequest.sizeInOrder' : 'changeRequest.wrong'
  useEffect(() => heading.current?.focus(), [])
  const set = (changed: Partial<ChangeDraft>) => setDraft(before => ({ ...before, ...changed }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBranchMissing(draft)) return
    void ask(wishOf(changeable, draft))
  }
  return (
    <form className={css.form} noValidate aria-labelledby={id} onSubmit={onSubmit}>
      <h2 ref={heading} id={id} tabIndex={-1} className={css.heading}>
        {t('changeRequest.heading')}
      </h2>
      <p>{t('changeRequest.about')}</p>
      {changeable.lines.map(line => (
        <SizeField key={`${line.article} ${line.size} ${line.bundle}`} {...{ line, draft, set }} />
      ))}
      <BranchField
        delivery={changeable.delivery}
        place={draft}
        onChange={set}
        error={isTried && isBranchMissing(draft) ? t('changeRequest.branchMissing') : undefined}
      />
      <TextField
        label={t('changeRequest.phone')}
        type="tel"
        autoComplete="tel"
        value={draft.phone}
        onChange={event => set({ phone: event.target.value })}
        error={problem('phone') ? t('changeRequest.phoneWrong') : undefined}
      />
      {refusal && (
        <Notice tone="error" announced>
          {refusal.code === 'validation' ? t(wrongText) : text(errorTexts[refusal.code])}
        </Notice>
      )}
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy}>
          {t('changeRequest.send')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('changeRequest.close')}
        </Button>
      </div>
    </form>
  )
}
