import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { Author } from '@shop/service-kit/storage/change-at-revision'
import type { StoredArticle } from '../../articles/article.ts'
import { lacksToShow, needsOnlyItsEntry, showing } from '../../goods-rules/product-rules.ts'
import { toFields } from '../../staff-products/product-form.ts'
import { receiveStock } from '../../stock/arrivals.ts'
import { takeOff } from '../../stock/take-off.ts'
import type { ImportDeps } from '../import-deps.ts'
import type { ImportsRepository, ProductStep, StoredImport, StoredItem } from '../imports.repository.ts'
import { isReached, problemNow } from './may-apply.ts'

/** `imports` gets what became of each product, and what the file said of its stock. */
export type ApplyDeps = Pick<ImportDeps, 'articles' | 'stock' | 'knownNames' | 'version' | 'clock' | 'log'> & {
  imports: Pick<ImportsRepository, 'saveStated' | 'setItems'>
}
type Work = { item: StoredItem; step: ProductStep; stored: StoredArticle | undefined; fields: Partial<StoredArticle> }

/**
 * Applies some products of an import. Done again after a death in the middle it goes on where the first try ended: articles
 * and shelves know the key of what has reached them. Says whether other entries of the lists change with them.
 */
export async function applyChunk(
  deps: ApplyDeps,
  { _id: id, by, applied_at }: Pick<StoredImport, '_id' | 'by' | 'applied_at'>,
  items: readonly StoredItem[],
): Promise<{ everything: boolean }> {
  const author: Author = { who: by, at: applied_at ?? deps.clock.now() }
  const key = `import ${id}`
  const { work, failed } = await sortOut(deps, author, key, items)

  const fresh = work.flatMap(({ item, step }) =>
    step.form.sizes.map(({ name }) => ({ article: item.article, size: name, received: 0 })),
  )
  await deps.stock.insertMissing(fresh)
  const rows = work.map(row => {
    const { article } = row.item
    const { revision } = row.step
    return { article, revision, fields: revision === null ? toNewArticle(row, author) : row.fields }
  })
  const done = await deps.articles.writePlanned(key, rows, author)
  await failpoint('import-articles-written')

  const whole = work.filter(({ item }) => done.has(item.article))
  await moveStock(deps, key, whole)
  await deps.stock.limitPreorders(
    whole.flatMap(({ item, step }) => step.limits.map(limit => ({ article: item.article, ...limit }))),
  )
  await deps.imports.saveStated(
    whole.flatMap(({ item: { article }, step }) =>
      step.stock.map(({ size, stated, base }) => ({ article, size, stated, base, at: author.at })),
    ),
  )
  const overtaken = work
    .filter(({ item }) => !done.has(item.article))
    .map(({ item }) => ({ item, problem: { line: null, column: null, code: 'changed_meanwhile' as const } }))
  await deps.imports.setItems(id, [
    ...whole.map(({ item, step }) => ({
      place: item.place,
      set: { state: 'applied' as const, pictures_state: step.pictures ? ('waiting' as const) : ('none' as const) },
    })),
    ...[...failed, ...overtaken].map(({ item, problem }) => ({
      place: item.place,
      set: { state: 'failed' as const, problems: [problem] },
    })),
  ])
  const isOnlyEntry = ({ stored, fields }: Work) =>
    // What an earlier try wrote is there already: nobody knows any more what it was.
    !stored || (!isReached(stored, key) && needsOnlyItsEntry(stored, { ...stored, ...fields }))
  return { everything: !whole.every(isOnlyEntry) }
}

/** What can be applied now, and what cannot, with the reason. */
async function sortOut(deps: ApplyDeps, author: Author, key: string, items: readonly StoredItem[]) {
  const names = items.map(({ article }) => article)
  const models = items.flatMap(({ step }) => (step ? [step.form.model] : []))
  const [found, shelves, known, ofModels] = await Promise.all([
    deps.articles.allAmong(names),
    deps.stock.ofArticles(names),
    deps.knownNames.read(),
    deps.articles.variantsAmong([...new Set(models)]),
  ])
  const articles = new Map<string, StoredArticle>(found.map(article => [article.article, article]))
  const shelvesOf = Map.groupBy(shelves, ({ article }) => article)
  const variantsOf = Map.groupBy(ofModels, ({ model }) => model)
  const today = kyivDay(author.at)
  const work: Work[] = []
  const failed: { item: StoredItem; problem: StoredItem['problems'][number] }[] = []
  for (const item of items) {
    const { article, step } = item
    if (!step) continue
    const stored = articles.get(article)
    const stock = shelvesOf.get(article) ?? []
    const variants = variantsOf.get(step.form.model) ?? []
    const problem = problemNow(item, step, { known, today, stored, stock, variants, key })
    if (problem) failed.push({ item, problem })
    else work.push({ item, step, stored, fields: fieldsOf(step, stored, known, today) })
  }
  return { work, failed }
}

/** What waits for its pictures is shown once they are there. */
function fieldsOf(
  { form, language, show }: ProductStep,
  stored: StoredArticle | undefined,
  known: Parameters<typeof lacksToShow>[1],
  today: string,
): Partial<StoredArticle> {
  const isCopied = language !== null && form.title.uk === form.title.en
  const fields = { ...toFields(form), ...(isCopied && { one_language: language }) }
  if (!stored || show === null) return fields
  const isReady = !show || lacksToShow({ ...stored, ...fields }, known).length === 0
  return isReady ? { ...fields, ...showing(stored, show, today) } : fields
}

function toNewArticle({ item, step, fields }: Work, { at }: Author): StoredArticle {
  return {
    ...toFields(step.form),
    ...fields,
    article: item.article,
    pictures: [],
    model_params: null,
    recommendations: [],
    published_on: kyivDay(at),
    is_shown: false,
    never_shown: true,
  }
}

async function moveStock(deps: ApplyDeps, key: string, work: readonly Work[]): Promise<void> {
  const moves = work.flatMap(({ item: { article }, step }) =>
    step.stock.filter(({ by }) => by !== 0).map(({ size, by }) => ({ article, size, count: by })),
  )
  const coming = moves.filter(({ count }) => count > 0)
  await deps.stock.receivePlain(key, coming)
  const articles = [...new Set(moves.map(({ article }) => article))]
  const moved = new Set(
    (await deps.stock.ofArticles(articles))
      .filter(item => item.moves?.includes(key))
      .map(({ article, size }) => `${article}\n${size}`),
  )
  for (const move of moves) {
    if (moved.has(`${move.article}\n${move.size}`)) continue
    if (move.count > 0) await receiveStock(deps, key, move)
    else await takeAway(deps, key, { ...move, count: -move.count })
  }
}

/** Staff have seen which orders are endangered. Items that were sold in this very moment cannot be taken away any more. */
async function takeAway(deps: ApplyDeps, key: string, quantity: { article: string; size: string; count: number }) {
  try {
    await takeOff(deps, key, quantity, { confirmed: true, field: 'stock' })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    deps.log.warn({ err: error, name: quantity.article }, 'items that an import takes away were sold meanwhile')
  }
}
