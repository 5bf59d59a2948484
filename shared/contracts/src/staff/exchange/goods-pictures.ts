import * as z from 'zod/mini'
import { uploadLimits } from '../../catalog/upload-limits.ts'
import { defineEndpoint } from '../../endpoint.ts'

const { types, maxBytes } = uploadLimits
const name = z.string().check(z.maxLength(300))

/**
 * What a picture file of 1C is for: an article that takes it; one that is not made yet; one whose pictures are staff's or which was
 * shown already; a model in several colours, so that it is not known which; nothing that 1C has described.
 */
export const pictureUses = ['wanted', 'later', 'staffs', 'of_colors', 'nobody'] as const
export type PictureUse = (typeof pictureUses)[number]

export const pictureUseEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/catalog/goods-exchange/picture-use',
  onlyReads: true,
  summary: 'What a picture file of 1C is for, by the path that the descriptions of goods name',
  body: z.object({ name }),
  result: z.object({ use: z.enum(pictureUses) }),
})
export const takePictureEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/catalog/goods-exchange/picture',
  summary:
    'Redraws a picture file of 1C and gives it to the hidden article that it is for; the same file again adds nothing',
  // The exchange that it came in: what that changed is taken back together.
  body: z.object({ name, exchange: z.optional(z.string().check(z.maxLength(50))) }),
  file: { types, maxBytes },
  result: z.object({ is_added: z.boolean() }),
})
