import { createHash } from 'node:crypto'
import type { PictureUse } from '@shop/contracts/staff/exchange/goods-pictures'
import type { UploadedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import type { StoredArticle } from '../articles/article.ts'
import { changePictures, type StaffPicturesDeps } from '../staff-pictures/change-pictures.ts'
import { BY_1C } from './apply-drafts.ts'
import { groupOfExchange } from './exchange-undo.ts'
import type { GoodsExchangeRepository, KnownGoods } from './goods-exchange.repository.ts'

export type GoodsPicturesDeps = StaffPicturesDeps & {
  goodsExchange: GoodsExchangeRepository
  takeUpload: (file: Uint8Array, by: string) => Promise<UploadedPicture>
}
type Taker = { goods: KnownGoods; article: StoredArticle }

/** What a picture file is for (docs/rules.md, "1C"). */
export async function useOfPicture(deps: GoodsPicturesDeps, name: string): Promise<PictureUse> {
  const goods = await deps.goodsExchange.withPicture(name)
  if (goods.length === 0) return 'nobody'
  const found = await Promise.all(goods.map(row => takerOf(deps, row)))
  if (found.some(one => typeof one !== 'string')) return 'wanted'
  return (['later', 'of_colors'] as const).find(use => found.includes(use)) ?? 'staffs'
}

/**
 * Keeps a picture of 1C by the rules of uploads, and gives it to the colour that it is for, in the order that the goods name their
 * pictures in. A picture that is known by its bytes is not drawn twice.
 * @throws ShopError as an upload does, and changed_meanwhile when staff work on these pictures at this moment.
 */
export async function takePicture(
  deps: GoodsPicturesDeps,
  { name, exchange }: { name: string; exchange?: string | undefined },
  file: Uint8Array,
): Promise<boolean> {
  let isAdded = false
  for (const goods of await deps.goodsExchange.withPicture(name)) {
    const taker = await takerOf(deps, goods)
    if (typeof taker === 'string') continue
    if (await assignPictures(deps, taker, { name, kept: await keptName(deps, file), exchange })) isAdded = true
  }
  return isAdded
}

async function keptName({ uploads, takeUpload }: GoodsPicturesDeps, file: Uint8Array): Promise<string> {
  const source = `1c ${createHash('sha256').update(file).digest('hex')}`
  const known = (await uploads.findNamesBySource([source])).get(source)
  if (known) return known
  const { name } = await takeUpload(file, BY_1C)
  await uploads.noteSource(name, source)
  return name
}

async function assignPictures(
  deps: GoodsPicturesDeps,
  { goods, article }: Taker,
  { exchange, ...picture }: { name: string; kept: string; exchange: string | undefined },
) {
  const others = (goods.kept_pictures ?? []).filter(({ name }) => name !== picture.name)
  const kept = new Map([...others, picture].map(row => [row.name, row.kept]))
  await deps.goodsExchange.keepPictures(
    goods._id,
    [...kept].map(([name, kept]) => ({ name, kept })),
  )
  const names = [...new Set((goods.pictures ?? []).flatMap(name => kept.get(name) ?? []))]
  if (names.join() === article.pictures.map(({ name }) => name).join()) return false
  const images = names.map((name, index) => {
    const known = article.pictures.find(one => one.name === name)
    const fresh = { shot: index === 0 ? ('front' as const) : ('other' as const), alt: { uk: '', en: '' }, focus: null }
    return { ...fresh, ...(known && { alt: known.alt, focus: known.focus ?? null }), name }
  })
  const { article: of, pictures_revision = 0 } = article
  const group = exchange !== undefined && { partOf: groupOfExchange(exchange) }
  await changePictures(deps, { article: of, pictures_revision, images, by: BY_1C, ...group })
  return true
}

/** The article that pictures of these goods become, or why there is none. */
async function takerOf({ articles }: GoodsPicturesDeps, goods: KnownGoods): Promise<Taker | PictureUse> {
  const own = await articles.allAmong([goods.article])
  const candidates = own.length > 0 ? own : await articles.ofModel(goods.article)
  if (candidates.length === 0) return 'later'
  if (new Set(candidates.map(({ color }) => color)).size > 1) return 'of_colors'
  const article = candidates.find(takesPictures)
  return article ? { goods, article } : 'staffs'
}

/** It has never been shown, and nobody has set its pictures but 1C. */
function takesPictures({ is_shown, never_shown, pictures, pictures_changed }: StoredArticle): boolean {
  if (is_shown || !never_shown) return false
  return pictures_changed ? pictures_changed.by === BY_1C : pictures.length === 0
}
