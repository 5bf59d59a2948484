import { brandText } from '@shop/contracts/texts/page-texts'
import type { Locale } from '@shop/contracts/texts/text'

/** The page's background, `--canvas` of the tokens. */
export const CANVAS = '#faf7f3'

const ICON_SIZES = [192, 512]

/** What the shop is on a home screen. It keeps the browser's way back: payments and emails lead away and back. */
export function webManifest(locale: Locale): object {
  const { title, description } = brandText
  return {
    id: '/',
    name: title[locale],
    short_name: title[locale],
    description: description[locale],
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: CANVAS,
    theme_color: CANVAS,
    categories: ['shopping', 'lifestyle'],
    icons: ICON_SIZES.flatMap(size =>
      ['any', 'maskable'].map(purpose => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
}
