import type { PictureLack, PicturesRow } from '@shop/contracts/staff/goods/staff-pictures'
import { yesOrNo } from '@shop/service-kit/list-files/changed-columns'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { ProductList } from '../staff-products/known-products.ts'
import { findPictures } from './list-pictures.ts'

type Asked = { search?: string | undefined; missing?: PictureLack | undefined; by?: 'model' | undefined }

/** The list of articles with how many pictures they have as a file; those of a model stand together where the screen shows models. */
export function pictureList(knownProducts: () => Promise<ProductList>): FiledList<Asked, PicturesRow> {
  async function find({ search = '', missing, by }: Asked): Promise<PicturesRow[]> {
    const wanted = { search, missing: missing ?? null, isByModel: by === 'model' }
    return findPictures((await knownProducts()).inOrder('article'), wanted).flat()
  }
  return {
    name: 'pictures',
    count: async asked => ({ count: (await find(asked)).length }),
    async *batches(asked) {
      yield* inBatches(await find(asked))
    },
    columns: [
      { head: { uk: 'Артикул', en: 'Article' }, kind: 'text', of: ({ article }) => article },
      { head: { uk: 'Модель', en: 'Model' }, kind: 'text', of: ({ model }) => model },
      { head: { uk: 'Назва українською', en: 'Title in Ukrainian' }, kind: 'text', of: ({ title }) => title.uk },
      { head: { uk: 'Назва англійською', en: 'Title in English' }, kind: 'text', of: ({ title }) => title.en },
      { head: { uk: 'Колір', en: 'Colour' }, kind: 'text', of: ({ color }) => color },
      { head: { uk: 'Зріст', en: 'Height' }, kind: 'text', of: ({ height }) => height },
      {
        head: { uk: 'У магазині', en: 'In the store' },
        kind: 'text',
        of: ({ is_shown }, language) => yesOrNo(is_shown, language),
      },
      { head: { uk: 'Фото', en: 'Pictures' }, kind: 'count', of: ({ count }) => count },
      {
        head: { uk: 'Фото без опису', en: 'Pictures without descriptions' },
        kind: 'count',
        of: ({ missing_alts }) => missing_alts,
      },
    ],
  }
}
