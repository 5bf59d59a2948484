import type { ProductPicture } from '@shop/contracts/catalog/products'
import type { ChangedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import type { UploadsRepository } from './uploads.repository.ts'

type Named = { pictures: ProductPicture[]; wrong: Record<string, string> }

/**
 * Pictures as staff name them: what was uploaded, from now on in use, and what was `known` before. `wrong` says by place
 * (`2.name`) which of them nobody has uploaded, or stand there twice.
 */
export async function namedPictures(
  uploads: UploadsRepository,
  images: readonly ChangedPicture[],
  known: readonly ProductPicture[],
  now: Date,
): Promise<Named> {
  const uploaded = await uploads.claim(
    images.map(({ name }) => name),
    now,
  )
  const placeholders = new Map([...uploaded, ...known].map(({ name, placeholder }) => [name, placeholder]))
  const wrong: Named['wrong'] = {}
  for (const [index, { name }] of images.entries()) {
    const isTwice = images.findIndex(image => image.name === name) !== index
    if (isTwice || !placeholders.has(name)) wrong[`${index}.name`] = isTwice ? 'repeated' : 'not_found'
  }
  return { pictures: images.map(image => toPicture(image, placeholders.get(image.name))), wrong }
}

function toPicture({ name, shot, alt, focus }: ChangedPicture, placeholder: string | undefined): ProductPicture {
  return { name, shot, alt, ...(placeholder && { placeholder }), ...(focus && { focus }) }
}
