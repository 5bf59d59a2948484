import {
  type BulkChange,
  type BulkResult,
  type BulkWhich,
  changeInBulkEndpoint,
  isBulkInProgress,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { typedNumber } from '../../../numbers.ts'
import { type CallRefusal, useStaffCall } from '../../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import { useNamed } from '../use-named.ts'
import css from './BulkBar.module.css'
import { refetchProducts, undo } from './bulk-undo.ts'

export const bulkNames = ['show', 'hide', 'price', 'category', 'collection'] as const
export type BulkName = (typeof bulkNames)[number]
type How = Extract<BulkChange, { do: 'price' }>['how']
const hows: readonly How[] = ['percent', 'sum', 'set']
const UNDO_MS = 8000

type Props = { name: BulkName; which: BulkWhich; count: number; onClose: () => void; onDone: () => void }

/** One change of all products that were chosen; what was refused stays in sight with why. */
export function BulkForm({ name, which, count, onClose, onDone }: Props) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [how, setHow] = useState<How>('percent')
  const [value, setValue] = useState('')
  const [keepOld, setKeepOld] = useState(true)
  const [chosen, setChosen] = useState('')
  const [result, setResult] = useState<BulkResult | null>(null)
  const named = useNamed()

  const change = (): BulkChange => {
    if (name === 'show' || name === 'hide') return { do: name }
    if (name === 'price') return { do: 'price', how, value: typedNumber(value) ?? 0, keep_old: keepOld }
    return name === 'category' ? { do: name, category: chosen } : { do: name, collection: chosen }
  }
  // While nobody knows what became of it, pressed again it is the same change.
  const onRefused = ({ code }: CallRefusal) => {
    if (code !== 'unknown' && code !== 'busy') setKey(crypto.randomUUID())
    void refetchProducts()
  }
  async function save() {
    const body = { which, change: change() }
    const made = await ask(changeInBulkEndpoint, { body }, { headers: { 'Idempotency-Key': key }, onRefused })
    if (!made) return
    setKey(crypto.randomUUID())
    await refetchProducts()
    if (isBulkInProgress(made.state)) {
      notify(t('bulk.started'), { lastsMs: UNDO_MS })
      return onDone()
    }
    const { undo: id } = made
    notify(t('bulk.done', { changed: made.changed, left: made.left, refused: made.refused.length }), {
      tone: made.refused.length > 0 ? 'plain' : 'success',
      lastsMs: UNDO_MS,
      ...(id && { action: { label: t('bulk.undo'), act: () => undo(id, t) } }),
    })
    if (made.refused.length > 0) setResult(made)
    else onDone()
  }

  if (result) return <Refusals result={result} onDone={onDone} />
  const error = Object.values(refusal?.fields ?? {})[0]
  const shownError = error && textOfCode(t, 'productErrors', error)
  return (
    <ActionFrame
      title={t(`bulk.${name}`)}
      about={t('bulk.about', { count })}
      confirmLabel={t('bulk.apply')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['change', 'value', 'category', 'collection']}
      onConfirm={save}
      onClose={onClose}
    >
      {name === 'price' && (
        <div className={css.fields}>
          <Select
            label={t('bulk.how')}
            options={hows.map(value => ({ value, label: t(`bulk.hows.${value}`) }))}
            value={how}
            onChange={event => setHow(hows.find(known => known === event.currentTarget.value) ?? 'percent')}
          />
          <TextField
            label={t(`bulk.value.${how}`)}
            inputMode="numeric"
            value={value}
            error={shownError}
            hint={t(`bulk.valueHint.${how}`)}
            onChange={event => setValue(event.currentTarget.value)}
          />
          <Checkbox
            label={t('bulk.keepOld')}
            checked={keepOld}
            onChange={event => setKeepOld(event.currentTarget.checked)}
          />
        </div>
      )}
      {(name === 'category' || name === 'collection') && (
        <div className={css.fields}>
          <Select
            label={t(`products.${name}`)}
            placeholder={t('bulk.choose')}
            options={name === 'category' ? named.categories : named.collections}
            value={chosen}
            error={shownError}
            onChange={event => setChosen(event.currentTarget.value)}
          />
        </div>
      )}
    </ActionFrame>
  )
}

function Refusals({ result, onDone }: { result: BulkResult; onDone: () => void }) {
  const { t } = useTexts()
  return (
    <>
      <Notice tone="error" announced>
        {t('bulk.refused', { count: result.refused.length })}
      </Notice>
      <ul className={css.refused}>
        {result.refused.map(({ article, why }) => (
          <li key={article}>
            {article}: {why.map(code => textOfCode(t, 'showLacks', code)).join(', ')}
          </li>
        ))}
      </ul>
      <div className={css.row}>
        <Button variant="outline" size="small" onClick={onDone}>
          {t('step.close')}
        </Button>
      </div>
    </>
  )
}
