import type { Product } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { notify } from '@shop/shell/notices'
import type { RefObject } from 'react'

/** Opens the pictures large, from the given one on. What draws them is brought by the first press. */
export function useZoom(images: Product['images'], strip: RefObject<HTMLElement | null>) {
  const { t, locale } = useTranslation('mf-catalog')

  return async (at: number) => {
    const zoom = await import(/* webpackChunkName: "product-zoom" */ './open-zoom.ts').catch(() => null)
    if (!zoom) return notify(t('gallery.failed'), { tone: 'error' })
    zoom.openZoom({
      at,
      pictures: images.map(({ name, alt }) => ({ name, alt: alt[locale] })),
      texts: {
        title: t('product.pictures'),
        close: t('gallery.close'),
        closer: t('gallery.closer'),
        back: t('gallery.back'),
        on: t('gallery.on'),
        failed: t('gallery.failed'),
      },
      onLeave: index => returnTo(strip.current, index),
    })
  }
}

/** The page behind follows: the picture that was seen last lies before the reader and has the focus. */
function returnTo(strip: HTMLElement | null, index: number): void {
  const picture = strip?.querySelectorAll('button')[index]
  picture?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
  picture?.focus({ preventScroll: true })
}
