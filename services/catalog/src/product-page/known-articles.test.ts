import { demoParts } from '../../test/demo-parts.ts'
import type { Article } from '../articles/article.ts'
import { createKnownArticles } from './known-articles.ts'

function started() {
  const { articles, details } = demoParts()
  const text = { uk: 'текст', en: 'text' }
  const long = { description: text, composition: text, care: text, measurements: [], model_params: null }
  const rows = articles.map((article): Article => ({ ...article, ...long, recommendations: [] }))
  const shown = jest.fn(async (name: string) => rows.find(({ article }) => article === name) ?? null)
  return { shown, known: createKnownArticles({ findShown: shown }), name: [...details][0]?.article ?? '' }
}

test('an article is read once as long as the version lasts', async () => {
  const { shown, known, name } = started()
  for (let turn = 0; turn < 3; turn++) expect(await known(1, name)).toMatchObject({ article: { article: name } })
  expect(shown).toHaveBeenCalledTimes(1)

  await known(2, name)
  expect(shown).toHaveBeenCalledTimes(2)
})

test('what was read for an older version is not kept for the newer one', async () => {
  const { shown, known, name } = started()
  await Promise.all([known(1, name), known(2, 'XX-0000')])

  await known(2, name)
  expect(shown.mock.calls).toEqual([[name], ['XX-0000'], [name]])
})

test('of a stored article only what the contract names is kept', async () => {
  const { shown, known, name } = started()
  const [picture] = (await shown(name))?.pictures ?? []
  Object.assign(picture ?? {}, { file: 'secret.webp' })

  expect(JSON.stringify(await known(1, name))).not.toContain('secret')
})

test('the long texts of an article are kept once, as they were written', async () => {
  const { known, name } = started()
  const { article, lasting } = (await known(1, name)) ?? {}

  expect(article).not.toHaveProperty('description')
  expect(JSON.parse(lasting?.utf8 ?? '')).toHaveProperty('description')
})

test('a hidden article is read again', async () => {
  const { shown, known } = started()
  expect([await known(1, 'XX-0000'), await known(1, 'XX-0000')]).toEqual([null, null])
  expect(shown).toHaveBeenCalledTimes(2)
})
