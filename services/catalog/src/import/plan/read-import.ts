import { kyivDay } from '@shop/calendar/kyiv-days'
import type { StoredArticle } from '../../articles/article.ts'
import { codesOf } from '../../articles/size-codes.ts'
import { toForm } from '../../staff-products/product-form.ts'
import type { Draft } from '../draft/draft.ts'
import { type ImportNames, importNamesOf, readNamedThings, withMakes } from '../draft/import-names.ts'
import type { ImportDeps } from '../import-deps.ts'
import type { StoredImport, StoredItem } from '../imports.repository.ts'
import { createPace } from '../pace.ts'
import { createCauses } from './causes.ts'
import { createFileCodes, type FileCodes } from './file-codes.ts'
import { createModelFields } from './model-fields.ts'
import { createOpenQuestions } from './open-questions.ts'
import { planProduct } from './plan-product.ts'
import { refuseDiffering } from './refuse-differing.ts'
import { createVariantIndex, type VariantIndex, type VariantKey } from './variants.ts'

const CHUNK = 16

/** What the plans of drafts are made with. */
export type KnownDeps = Pick<ImportDeps, 'articles' | 'stock' | 'imports' | 'uploads' | 'clock'>

type Read = Pick<StoredImport, 'format' | 'columns' | 'rows' | 'counts' | 'ignored_columns' | 'questions' | 'causes'>

/**
 * Reads the file of an import and keeps what it would do, product by product. `isHeld` says whether the work is still ours.
 * @throws FileRefusal
 */
export async function readImport(deps: ImportDeps, stored: StoredImport, isHeld: () => boolean): Promise<Read | null> {
  const { imports } = deps
  const { makes, tags = [] } = stored.answers
  const things = withMakes(await readNamedThings(deps), makes)
  const words = importNamesOf(things)
  const tagMeanings = [
    ...(await imports.words()),
    ...tags.map(({ word, ...tag }) => ({ word: word.toLowerCase(), ...tag })),
  ]
  const categories = Object.fromEntries(tagMeanings.map(({ word, category }) => [word, category]))
  const by = { answers: stored.answers, things, categories }
  const file = await deps.openFile(await imports.fileOf(stored._id), by)
  const counts = { created: 0, changed: 0, left: 0, refused: 0 }
  const causes = createCauses()
  const open = createOpenQuestions(stored.answers)
  const inFile = createVariantIndex()
  const codes = createFileCodes()
  const models = createModelFields()
  let products = 0
  const rest = createPace()
  try {
    for (let from = 0; ; ) {
      if (!isHeld()) return null
      const chunk = await file.next(CHUNK)
      if (chunk.length === 0) break
      const knownOf = await knownOfChunk(
        deps,
        chunk.map(({ draft }) => draft),
        words,
        { variants: inFile, codes },
      )
      const items: StoredItem[] = []
      for (const [index, { draft, rows }] of chunk.entries()) {
        const known = knownOf(draft)
        const planned = planProduct(draft, known)
        counts[planned.kind] += 1
        causes.add(planned)
        open.add(draft, planned)
        const form = planned.step?.form
        const before = known.stored && toForm(known.stored, known.stock)
        const after = form ?? (planned.kind === 'left' ? before : null)
        if (after) models.add(from + index, before, after)
        if (form) {
          const { model, color, height } = form
          inFile.add({ article: draft.article, model, color, height })
          codes.add(draft.article, form.sizes)
        }
        items.push({
          ...planned,
          import: stored._id,
          place: from + index,
          state: planned.step ? 'waiting' : 'applied',
          rows: planned.kind === 'refused' ? rows : null,
          pictures_state: 'none',
          expires_at: stored.expires_at,
        })
      }
      await imports.putItems(stored._id, items)
      from += chunk.length
      products = from
      await rest()
    }
    await imports.dropItems(stored._id, products)
    await refuseDiffering(models, { imports, file, counts, causes, id: stored._id })
  } finally {
    file.close()
  }
  const { format, columns, rows, ignored } = file.head
  const questions = { ...file.head.questions, ...open.ask(things) }
  return {
    format,
    rows,
    counts,
    questions,
    columns: [...columns],
    ignored_columns: [...ignored],
    causes: causes.all(),
  }
}

/** Everything that the plans of some drafts need, read together. */
export async function knownOfChunk(
  { articles, stock, imports, uploads, clock }: KnownDeps,
  drafts: readonly Draft[],
  words: ImportNames,
  { variants: inFile, codes }: { variants: VariantIndex; codes: FileCodes },
) {
  const names = drafts.map(({ article }) => article)
  const pictures = drafts.flatMap(draft => draft.pictures ?? [])
  const urls = pictures.flatMap(picture => ('url' in picture ? [picture.url] : []))
  const [found, items, stated, fetched, ownersOf] = await Promise.all([
    articles.allAmong(names),
    stock.ofArticles(names),
    imports.statedOf(names),
    uploads.findNamesBySource(urls),
    articles.ownersOfCodes(codesOf(drafts.flatMap(({ sizes }) => sizes))),
  ])
  const stored = new Map<string, StoredArticle>(found.map(article => [article.article, article]))
  const models = drafts.map(draft => modelOf(draft, stored.get(draft.article)))
  const inShop = createVariantIndex(await articles.variantsAmong([...new Set(models)]))
  const itemsOf = Map.groupBy(items, ({ article }) => article)
  const statedByArticle = Map.groupBy(stated, ({ article }) => article)
  const own = new Set(found.flatMap(article => article.pictures.map(({ name }) => name)))
  const uploaded = new Set<string>()
  for (const picture of pictures) {
    if ('name' in picture && !own.has(picture.name) && (await uploads.has(picture.name))) uploaded.add(picture.name)
  }
  const today = kyivDay(clock.now())
  return (draft: Draft) => {
    const known = stored.get(draft.article) ?? null
    return {
      names: words.known,
      today,
      stored: known,
      stock: itemsOf.get(draft.article) ?? [],
      lastStated: new Map((statedByArticle.get(draft.article) ?? []).map(row => [row.size, row])),
      // What the file makes of an article counts, not what it was.
      variantsLike: (key: VariantKey) => [
        ...inShop.like(key).filter(({ article }) => !inFile.has(key.model, article)),
        ...inFile.like(key),
      ],
      ownersOf: (key: string) => [...ownersOf(key), ...codes.ownersOf(key)],
      fetched,
      hasPicture: (name: string) => uploaded.has(name),
    }
  }
}

/** The model that the article will have. */
function modelOf(draft: Draft, stored: StoredArticle | undefined): string {
  return draft.fields.model ?? stored?.model ?? draft.defaults?.model ?? draft.article
}
