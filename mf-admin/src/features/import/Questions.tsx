import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import {
  type ImportSummary,
  importCategoriesEndpoint,
  optionUses,
  setImportCategoriesEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import { queryClient, useEndpoint } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useState } from 'react'
import { Refused } from '../../components/Refused.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Import.module.css'
import fields from './ShopifyFields.module.css'
import type { Chosen, OptionUse } from './shopify-draft.ts'
import { useSendFile } from './use-send-file.ts'

type Props = {
  read: ImportSummary
  chosen: Chosen | null
  onChosen: (chosen: Chosen) => void
  onRead: (read: ImportSummary) => void
}

/** What a Shopify file left open: options become something of ours, tags mean categories. Then the file is read again. */
export function Questions({ read, chosen, onChosen, onRead }: Props) {
  const { t, locale } = useTexts()
  const { options, tags } = read.questions
  const [uses, setUses] = useState<Record<string, OptionUse>>({})
  const [meant, setMeant] = useState<Record<string, string>>({})
  const categories = useEndpoint(allCategoriesEndpoint, {}).data?.categories.filter(({ special }) => !special) ?? []
  const { ask, isBusy, refusal } = useStaffCall()
  const { send, isBusy: isSending, refusal: notSent } = useSendFile()
  if (options.length + tags.length === 0) return null

  async function readAgain() {
    if (!chosen) return
    const rows = Object.entries(meant).filter(([, category]) => category !== '')
    const body = { categories: rows.map(([word, category]) => ({ word, category })) }
    if (rows.length > 0 && !(await ask(setImportCategoriesEndpoint, { body }))) return
    void queryClient.invalidateQueries({ queryKey: [importCategoriesEndpoint.path] })
    const next = { ...chosen, draft: { ...chosen.draft, options: { ...chosen.draft.options, ...uses } } }
    onChosen(next)
    const again = await send(next)
    if (again) onRead(again)
  }
  return (
    <section className={css.part} aria-labelledby="questions">
      <Heading level={3} id="questions">
        {t('import.questions.title')}
      </Heading>
      {options.length > 0 && <p className={css.about}>{t('import.questions.options')}</p>}
      <div className={fields.row}>
        {options.map(option => (
          <Select
            key={option}
            label={option}
            placeholder={t('import.shopify.pick')}
            value={uses[option] ?? ''}
            options={optionUses.map(value => ({ value, label: t(`import.uses.${value}`) }))}
            onChange={event => {
              const use = optionUses.find(known => known === event.currentTarget.value)
              if (use) setUses({ ...uses, [option]: use })
            }}
          />
        ))}
      </div>
      {tags.length > 0 && <p className={css.about}>{t('import.questions.tags')}</p>}
      <div className={fields.row}>
        {tags.map(tag => (
          <Select
            key={tag}
            label={tag}
            value={meant[tag] ?? ''}
            options={[
              { value: '', label: t('import.questions.none') },
              ...categories.map(({ name, title }) => ({ value: name, label: title[locale] })),
            ]}
            onChange={event => setMeant({ ...meant, [tag]: event.currentTarget.value })}
          />
        ))}
      </div>
      {!chosen && <p className={css.about}>{t('import.questions.again')}</p>}
      <Refused refusal={refusal ?? notSent} />
      {chosen && (
        <Button className={css.action} variant="outline" busy={isBusy || isSending} onClick={() => void readAgain()}>
          {t('import.questions.check')}
        </Button>
      )}
    </section>
  )
}
