import { type BulkPricePreview, previewBulkPricesEndpoint } from '@shop/contracts/staff/goods/staff-bulk-preview'
import {
  type BulkChange,
  type BulkResult,
  type BulkWhich,
  changeInBulkEndpoint,
  isBulkInProgress,
} from '@shop/contracts/staff/goods/staff-product-bulk'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { EntryChoice } from '../../../dictionaries/EntryChoice.tsx'
import { obligatory } from '../../../forms/problem-text.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { useRequestKey } from '../../../session/use-request-key.ts'
import type { CallRefusal } from '../../../session/use-staff-call.ts'
import { UNDO_MS } from '../../../undo-time.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import css from './BulkForm.module.css'
import { BulkPriceFields, emptyPriceDraft, type PriceDraft, priceChangeOf } from './BulkPriceFields.tsx'
import { PricePreview } from './PricePreview.tsx'

export const bulkNames = ['show', 'hide', 'price', 'category', 'collection'] as const
export type BulkName = (typeof bulkNames)[number]
type Draft = PriceDraft & { chosen: string }
const empty: Draft = { ...emptyPriceDraft, chosen: '' }

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
  const draft = useWatch({ control: form.control }) as Draft
  const { chosen } = draft
  const { headers, renewKey, renewIfAnswered } = useRequestKey()
  const [result, setResult] = useState<BulkResult | null>(null)
  const [preview, setPreview] = useState<{ asked: string; found: BulkPricePreview } | null>(null)

  function changeOf(draft: Draft): BulkChange {
    if (name === 'show' || name === 'hide') return { do: name }
    if (name === 'price') return priceChangeOf(draft)
    return name === 'category' ? { do: name, category: draft.chosen } : { do: name, collection: draft.chosen }
  }
  // A preview is that of the fields as they are: once one of them changes, it is asked for again.
  const previewed = preview?.asked === askedFor(which, changeOf(draft)) ? preview.found : null
  const isToPreview = name === 'price' && !previewed?.changed
  const onRefused = (refusal: CallRefusal) => {
    renewIfAnswered(refusal)
    void renewGoods()
  }
  async function showPreview(draft: Draft) {
    const change = priceChangeOf(draft)
    const found = await ask(previewBulkPricesEndpoint, { body: { which, change } }, { onRefused })
    if (found) setPreview({ asked: askedFor(which, change), found })
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
      confirmLabel={t(isToPreview ? 'bulkPreview.ask' : 'bulk.apply')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['change']}
      onConfirm={form.handleSubmit(isToPreview ? showPreview : save)}
      onClose={onClose}
    >
      {name === 'price' && <BulkPriceFields form={form} errorOf={errorOf} />}
      {previewed && <PricePreview preview={previewed} />}
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

function askedFor(which: BulkWhich, change: BulkChange): string {
  return JSON.stringify({ which, change })
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
