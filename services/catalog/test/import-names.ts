import { importNamesOf } from '../src/import/draft/import-names.ts'

/** A few names of every kind. */
export const importNames = importNamesOf({
  categories: [
    {
      name: 'dresses',
      title: { uk: 'Сукні', en: 'Dresses' },
      parent_category: null,
      order: 1,
      special: null,
      is_archived: false,
    },
    {
      name: 'coats',
      title: { uk: 'Пальта', en: 'Coats' },
      parent_category: null,
      order: 2,
      special: null,
      is_archived: false,
    },
  ],
  collections: [{ name: 'spring', title: { uk: 'Весна', en: 'Spring' } }],
  colors: [
    { name: 'black', title: { uk: 'Чорний', en: 'Black' } },
    { name: 'ivory', title: { uk: 'Айворі', en: 'Ivory' } },
  ],
  heights: [{ name: '160-167', title: { uk: '160–167 см', en: '160–167 cm' } }],
  sizes: [
    { name: '36 (S)', short_name: 'S' },
    { name: '38 (M)', short_name: 'M' },
    { name: 'One size', short_name: 'One size' },
  ],
})
