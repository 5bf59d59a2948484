import { importNamesOf } from '../src/import/draft/import-names.ts'

const titled = (name: string, uk: string, en: string) => ({ name, title: { uk, en } })
const plain = { parent_category: null, special: null, is_archived: false }

/** A few names of every kind. */
export const importNames = importNamesOf({
  categories: [
    { ...titled('dresses', 'Сукні', 'Dresses'), ...plain, order: 1 },
    { ...titled('coats', 'Пальта', 'Coats'), ...plain, order: 2 },
  ],
  collections: [titled('spring', 'Весна', 'Spring')],
  colors: [titled('black', 'Чорний', 'Black'), titled('ivory', 'Айворі', 'Ivory')],
  heights: [titled('160-167', '160–167 см', '160–167 cm')],
  sizes: ['36 (S)', '38 (M)', 'One size'].map(name => ({ name, short_name: name.match(/\((.+)\)/)?.[1] ?? name })),
})
