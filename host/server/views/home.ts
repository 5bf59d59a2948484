import { type Home, homeEndpoint } from '@shop/contracts/home'
import { pageTexts } from '@shop/contracts/page-texts'
import type { Locale } from '@shop/contracts/text'
import { type Html, html } from '../page/html.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { pictureAddress, pictureSet } from './picture.ts'

type Slide = Home['slider'][number]

export async function homeView({ ask, locale }: PageRequest): Promise<PageView> {
  const { home } = await ask(homeEndpoint, {})
  const [slide] = home.slider
  return {
    status: 200,
    title: pageTexts.home.title[locale],
    description: pageTexts.home.description[locale],
    picture: slide && pictureAddress(slide.image, 1200, 'jpeg'),
    painted: slide && hero(slide, locale),
  }
}

/** The largest picture of the home page: another one on phones. */
function hero({ image, image_mobile, alt, title, text, link }: Slide, locale: Locale): Html {
  return html`<section class="painted-hero">
<picture><source media="(max-width: 767px)" type="image/webp" srcset="${pictureSet(image_mobile, 'webp')}" sizes="100vw"><source type="image/webp" srcset="${pictureSet(image, 'webp')}" sizes="100vw"><img src="${pictureAddress(image, 1200, 'jpeg')}" alt="${alt[locale]}" width="1920" height="1080" fetchpriority="high"></picture>
<div class="painted-hero-words"><h1>${title[locale]}</h1><p>${text[locale]}</p><p><a href="${link}">${title[locale]}</a></p></div>
</section>`
}
