import type { DemoBundle } from '@shop/demo-data/bundles'
import { toPicture } from '../articles/article-seed.ts'
import type { StoredBundle } from './bundle.ts'

export function toBundle({ pictures, ...same }: DemoBundle): StoredBundle {
  return { ...same, images: pictures.map(toPicture) }
}
