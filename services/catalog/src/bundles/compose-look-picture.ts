import path from 'node:path'
import type { ProductPicture } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import { MOST_BUNDLE_PICTURES } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { invalid } from '@shop/service-kit/calls/fields'
import type { Log } from '@shop/service-kit/log/log'
import { createLine, type Limiter } from '@shop/service-kit/process/limiter'
import type { composeLook } from '../pictures/compose-look.ts'
import type { PictureFiles } from '../pictures/picture-files.ts'
import { readChosen } from '../product-page/chosen-products.ts'
import { type KeepUploadDeps, keepUpload, unlessRefused, withFolder } from '../staff-pictures/keep-upload.ts'
import type { GarmentPicture, StoredBundle } from './bundle.ts'
import { composedOf, MOST_COMPOSED, mustCompose, withComposed } from './composed-picture.ts'
import type { BundleDeps } from './read-bundles.ts'

type ComposerDeps = KeepUploadDeps & {
  limiter: Limiter
  compose: typeof composeLook
  files: Pick<PictureFiles, 'findOriginal'>
  waitsMs?: number
}
export type ComposeLook = (
  fronts: readonly ProductPicture[],
  by: string,
) => Promise<Pick<ProductPicture, 'name' | 'placeholder'>>

/**
 * Makes one picture of several and keeps it as an upload; drawn alone, as uploads are.
 * @throws ShopError picture_unreadable, not_found: an original is gone; storage_full, storage_unavailable, busy
 */
export function createLookComposer({ limiter, compose, files, waitsMs = 20_000, ...deps }: ComposerDeps): ComposeLook {
  const line = createLine(limiter, { takes: limiter.concurrency, mostWaiting: 20 })
  return (fronts, by) =>
    withFolder(async folder => {
      const file = path.join(folder, 'look.webp')
      const inItsTurn = async () => {
        const sources = await Promise.all(fronts.map(({ name, focus }) => sourceOf(files, name, focus)))
        return unlessRefused(await compose(sources, file))
      }
      const redrawn = await line.run(inItsTurn, AbortSignal.timeout(waitsMs))
      const { name, placeholder } = await keepUpload(deps, { redrawn, file, by })
      return { name, placeholder }
    })
}

async function sourceOf(files: ComposerDeps['files'], name: string, focus: ProductPicture['focus']) {
  const picture = await files.findOriginal(name)
  if (!picture) throw new ShopError('not_found')
  return { picture, focus }
}

export type LookPictureDeps = BundleDeps & { composeLook: ComposeLook; log: Log }
/** Why no picture was made: a code of ShopError. */
export type PictureProblem = ShopError['code']
type Pictures = Partial<Pick<StoredBundle, 'images' | 'composed'>>

/**
 * The pictures of a bundle that is being saved, with one made of its garments where that is due. A picture that cannot be made
 * keeps nobody from saving: the pictures stay as they are, and `problem` says why.
 */
export async function pictureLook(
  deps: LookPictureDeps,
  { bundle, isAsked, by }: { bundle: StoredBundle; isAsked: boolean; by: string },
): Promise<{ fields: Pictures; problem: PictureProblem | null }> {
  const { garments, fronts, titles } = await frontsOf(deps, bundle)
  // Nothing is kept of a composed picture that staff took out.
  const stays = bundle.composed && !composedOf(bundle) ? { composed: null } : {}
  if (!mustCompose(bundle, garments, isAsked)) return { fields: stays, problem: null }
  if (!composedOf(bundle) && bundle.images.length >= MOST_BUNDLE_PICTURES) throw invalid('images', 'too_many')
  try {
    const picture = await deps.composeLook(fronts, by)
    return { fields: withComposed(bundle, { picture, made_of: garments, titles }), problem: null }
  } catch (error) {
    deps.log.warn({ err: error, article: bundle.article }, 'no picture could be made of the garments of a look')
    return { fields: stays, problem: error instanceof ShopError ? error.code : 'unknown' }
  }
}

/** The first pictures of the garments in their order, of as many as one picture shows. */
async function frontsOf(deps: BundleDeps, { products }: Pick<StoredBundle, 'products'>) {
  const pictured = (await readChosen(deps, products)).flatMap(({ article, card, pictures: [front] }) =>
    card && front ? [{ article, title: card.title, front }] : [],
  )
  const shown = pictured.slice(0, MOST_COMPOSED)
  return {
    garments: shown.map(({ article, front }): GarmentPicture => ({ article, picture: front.name })),
    fronts: shown.map(({ front }) => front),
    titles: shown.map(({ title }) => title),
  }
}
