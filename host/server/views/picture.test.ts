import { imageSet } from '@shop/ui-kit/goods/image-address'
import { pictureSet } from './picture.ts'

test.each(['webp', 'jpeg'] as const)(
  'painted pictures are those that the page shows, so that no %s is loaded twice',
  format => {
    expect(pictureSet('wrap-dress-black-front.jpg', format)).toBe(imageSet('wrap-dress-black-front.jpg', format))
  },
)
