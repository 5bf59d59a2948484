import type { DemoBundle } from '@shop/demo-data/demo-bundle'
import { toPicture } from '../articles/article-seed.ts'
import type { StoredBundle } from './bundle.ts'

export function toBundle({ pictures, ...same }: DemoBundle): StoredBundle {
  return { ...same, images: pictures.map(toPicture) }
}
