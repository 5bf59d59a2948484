import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { type StaffModelRow, staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { type StaffProductRow, staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { useFormat } from '@shop/shell/format'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { useRef } from 'react'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { asStaff } from '../../../session/session-over.ts'
import { UNDO_MS } from '../../../undo-time.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import { lacksIn } from '../lacks-in.ts'

type Row = Pick<StaffProductRow, 'article' | 'title'>

/** Shows products and hides them in the list: at once on the screen, put back when it is refused, taken back by the message. */
export function useShowing() {
  const { t } = useTexts()
  const { tellSaved } = useTakeBack()
  const { text } = useFormat()
  const saving = useRef<Promise<unknown>>(Promise.resolve())

  function show(row: Row, is_show: boolean): void {
    inLists(row.article, { is_shown: is_show })
    // One after the other: the last press is the one that holds.
    saving.current = saving.current.then(() => save(row, is_show))
  }

  async function save(row: Row, is_show: boolean): Promise<void> {
    const { article } = row
    const title = text(row.title) || article
    try {
      const { product, undo } = await asStaff(() =>
        call(showProductEndpoint, { params: { article }, body: { is_show } }),
      )
      inLists(article, { is_shown: product.is_shown, revision: product.revision, changed: product.changed })
      tellSaved(t(is_show ? 'products.nowShown' : 'products.nowHidden', { title }), undo)
    } catch (error) {
      inLists(article, { is_shown: !is_show })
      const lacks = error instanceof ShopError ? lacksIn(error) : []
      if (lacks.length === 0) {
        const again = { label: t('failure.again'), act: () => show(row, is_show) }
        notify(t('products.notSwitched', { title }), { tone: 'error', action: again })
      } else {
        const named = lacks.map(lack => textOfCode(t, 'showLacks', lack)).join(', ')
        notify(t('products.notShown', { title, lacks: named }), { tone: 'error', lastsMs: UNDO_MS })
      }
    }
  }
  return show
}

type Page = { products: StaffProductRow[] }
type PageOfModels = { models: StaffModelRow[] }

function inLists(article: string, facts: Partial<StaffProductRow>): void {
  const changed = (rows: readonly StaffProductRow[]) =>
    rows.map(row => (row.article === article ? { ...row, ...facts } : row))
  queryClient.setQueriesData<Page>(
    { queryKey: [staffProductsEndpoint.path] },
    page => page && { ...page, products: changed(page.products) },
  )
  queryClient.setQueriesData<PageOfModels>({ queryKey: [staffModelsEndpoint.path] }, page => {
    const models = page?.models.map(row => (row.opened ? withOpened(row, changed(row.opened)) : row))
    return page && models && { ...page, models }
  })
}

function withOpened(row: StaffModelRow, opened: StaffProductRow[]): StaffModelRow {
  return { ...row, opened, shown: opened.filter(({ is_shown }) => is_shown).length }
}
