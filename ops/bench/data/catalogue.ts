import type { Db, Document } from 'mongodb'

const CHUNK = 1000

/** Adds so many products like the demonstration's, with stock, and makes the catalogue read them. Answers their articles. */
export async function fillCatalogue(catalog: Db, count: number): Promise<string[]> {
  const articles = catalog.collection<Document>('articles')
  const stock = catalog.collection<Document>('stock')
  const like = await articles.find({}, { projection: { _id: 0 } }).toArray()
  const names: string[] = []
  for (let from = 0; from < count; from += CHUNK) {
    const made = Array.from({ length: Math.min(CHUNK, count - from) }, (_, index) => {
      const number = from + index
      const article = `BN-A${String(number).padStart(5, '0')}`
      return { ...structuredClone(like[number % like.length]), article, model: `model-${number >> 1}` } as Document
    })
    await articles.insertMany(made)
    await stock.insertMany(
      made.flatMap(({ article, sizes }, index) =>
        sizes.map(({ name }: { name: string }, at: number) => shelf(article, name, (index * 3 + at * 5) % 12)),
      ),
    )
    names.push(...made.map(({ article }) => article as string))
  }
  await catalog
    .collection<Document & { _id: string }>('versions')
    .updateOne({ _id: 'catalogue' }, { $inc: { version: 1 } })
  return names
}

function shelf(article: string, size: string, available: number): Document {
  const promised = { preorder_limit: null, preorder_promised: 0, preorder_holds: [], preorder_sold: 0 }
  return { article, size, available, received: available, holds: [], sold: 0, ...promised }
}
