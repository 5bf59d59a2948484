import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { Button } from '@shop/ui-kit/Button'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useState } from 'react'
import { Refused } from '../../components/Refused.tsx'
import { useTexts } from '../../use-texts.ts'
import { FileField } from './FileField.tsx'
import css from './Import.module.css'
import { ShopifyFields } from './ShopifyFields.tsx'
import { type Chosen, isShopifyHead, lacking, type ShopifyDraft } from './shopify-draft.ts'
import { useSendFile } from './use-send-file.ts'

type Props = {
  chosen: Chosen | null
  onChoose: (file: File, isShopify: boolean) => void
  onDraft: (draft: ShopifyDraft) => void
  onRead: (read: ImportSummary) => void
}

/** A file is chosen and read; nothing of the shop changes before its report is seen. */
export function NewImport({ chosen, onChoose, onDraft, onRead }: Props) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const { send, isBusy, refusal } = useSendFile()
  const lacks = chosen?.isShopify ? lacking(chosen.draft) : []

  async function choose(file: File) {
    setAsked(false)
    onChoose(file, isShopifyHead(await file.slice(0, 65_536).text()))
  }
  async function check() {
    setAsked(true)
    if (!chosen || lacks.length > 0) return
    const read = await send(chosen)
    if (read) onRead(read)
  }
  return (
    <section className={css.part} aria-labelledby="import-new">
      <Heading level={2} look="h3" id="import-new">
        {t('import.new')}
      </Heading>
      <p className={css.about}>{t('import.newText')}</p>
      <FileField file={chosen?.file ?? null} onChoose={file => void choose(file)} />
      {chosen?.isShopify && <ShopifyFields draft={chosen.draft} onChange={onDraft} lacks={isAsked ? lacks : []} />}
      <Refused refusal={refusal} />
      {chosen && (
        <Button busy={isBusy} className={css.action} onClick={() => void check()}>
          {t('import.check')}
        </Button>
      )}
    </section>
  )
}
