import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { useSearchParams } from '@shop/shell/router'
import { useState } from 'react'
import { Export } from './Export.tsx'
import css from './Import.module.css'
import { ImportReport } from './ImportReport.tsx'
import { LatestImports } from './LatestImports.tsx'
import { NewImport } from './NewImport.tsx'
import { type Chosen, noAnswers } from './shopify-draft.ts'

/** Files of products in and out; the import that is open stands in the address. */
export function Import() {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const id = params.get('import')
  const open = ({ id }: ImportSummary) => setParams({ import: id })

  if (id) return <ImportReport key={id} id={id} chosen={chosen} onChosen={setChosen} onRead={open} />
  return (
    <div className={css.import}>
      <NewImport
        chosen={chosen}
        onChoose={(file, isShopify) => setChosen({ file, isShopify, draft: chosen?.draft ?? noAnswers })}
        onDraft={draft => chosen && setChosen({ ...chosen, draft })}
        onRead={open}
      />
      <Export />
      <LatestImports />
    </div>
  )
}
