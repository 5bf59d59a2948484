import type { Home } from '@shop/contracts/catalog/home'
import type { DemoHome } from '@shop/demo-data/home'
import { pictureName } from '../articles/article-seed.ts'

export function toHome({ slider, blocks, ...header }: DemoHome): Home {
  return {
    ...header,
    slider: slider.map(slide => ({
      ...slide,
      image: pictureName(slide.image),
      image_mobile: pictureName(slide.image_mobile),
    })),
    blocks: blocks.map(block => ({
      ...block,
      image: block.image === null ? null : pictureName(block.image),
      selection: 'articles',
    })),
  }
}
