import {
  type BulkChange,
  type BulkResult,
  type BulkWhich,
  changeInBulkEndpoint,
  isBulkInProgress,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { type PriceRounding, priceRoundings } from '@shop/pricing/round-price'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { EntryChoice } from '../../../dictionaries/EntryChoice.tsx'
import { obligatory } from '../../../forms/problem-text.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { neededNumber } from '../../../numbers.ts'
import { useRequestKey } from '../../../session/use-request-key.ts'
import type { CallRefusal } from '../../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import css from './BulkForm.module.css'

export const bulkNames = ['show', 'hide', 'price', 'category', 'collection'] as const
export type BulkName = (typeof bulkNames)[number]
type How = Extract<BulkChange, { do: 'price' }>['how']
const hows: readonly How[] = ['percent', 'sum', 'set']
const UNDO_MS = 8000

type Draft = { how: How; value: string; round_to: PriceRounding | ''; keep_old: boolean; chosen: string }
const empty: Draft = { how: 'percent', value: '', round_to: '', keep_old: true, chosen: '' }

type Props = { name: BulkName; which: BulkWhich; count: number; onClose: () => void; onDone: () => void }

/** One change of all products that were chosen; what was refused stays in sight with why. */
export function BulkForm({ name, which, count, onClose, onDone }: Props) {
  const { t } = useTexts()
  const { tellSaved } = useTakeBack()
  const { form, ask, isBusy, refusal, errorOf } = useCallForm<Draft>({
    defaultValues: empty,
    inputOf: draft => ({ body: { which, change: changeOf(draft) } }),
    texts: 'productErrors',
  })
  const [how, chosen] = useWatch({ control: form.control, name: ['how', 'chosen'] })
  const { headers, renewKey, renewIfAnswered } = useRequestKey()
  const [result, setResult] = useState<BulkResult | null>(null)

  function changeOf({ how, value, round_to, keep_old, chosen }: Draft): BulkChange {
    if (name === 'show' || name === 'hide') return { do: name }
    const price = { do: 'price', value: neededNumber(value), keep_old } as const
    if (name === 'price' && how === 'set') return { ...price, how }
    if (name === 'price') return { ...price, how, ...(round_to && { round_to }) }
    return name === 'category' ? { do: name, category: chosen } : { do: name, collection: chosen }
  }
  const onRefused = (refusal: CallRefusal) => {
    renewIfAnswered(refusal)
    void renewGoods()
  }
  async function save(draft: Draft) {
    const body = { which, change: changeOf(draft) }
    const made = await ask(changeInBulkEndpoint, { body }, { headers, onRefused })
    if (!made) return
    renewKey()
    await renewGoods()
    if (isBulkInProgress(made.state)) {
      notify(t('bulk.started'), { lastsMs: UNDO_MS })
      return onDone()
    }
    tellSaved(t('bulk.done', { changed: made.changed, left: made.left, refused: made.refused.length }), made.undo, {
      tone: made.refused.length > 0 ? 'plain' : 'success',
    })
    if (made.refused.length > 0) setResult(made)
    else onDone()
  }

  if (result) return <Refusals result={result} onDone={onDone} />
  return (
    <ActionFrame
      title={t(`bulk.${name}`)}
      about={t('bulk.about', { count })}
      confirmLabel={t('bulk.apply')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['change']}
      onConfirm={form.handleSubmit(save)}
      onClose={onClose}
    >
      {name === 'price' && (
        <div className={css.fields}>
          <Select
            label={t('bulk.how')}
            options={hows.map(value => ({ value, label: t(`bulk.hows.${value}`) }))}
            {...form.register('how')}
          />
          <TextField
            {...obligatory(errorOf, 'change.value', t(`bulk.value.${how}`))}
            inputMode="numeric"
            autoComplete="off"
            hint={t(`bulk.valueHint.${how}`)}
            {...form.register('value')}
          />
          {how !== 'set' && (
            <Select
              label={t('bulk.roundTo')}
              options={['', ...priceRoundings].map(value => ({
                value,
                label: t(`bulk.roundings.${value || 'asIs'}`),
              }))}
              {...form.register('round_to')}
            />
          )}
          <Checkbox label={t('bulk.keepOld')} {...form.register('keep_old')} />
        </div>
      )}
      {(name === 'category' || name === 'collection') && (
        <div className={css.fields}>
          <EntryChoice
            kind={name}
            {...obligatory(errorOf, `change.${name}`, t(`products.${name}`))}
            value={chosen}
            onChange={value => form.setValue('chosen', value, { shouldDirty: true })}
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
