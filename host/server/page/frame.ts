import type { PageBrand } from '@shop/contracts/texts/page-brand'
import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import type { PageView } from './page-request.ts'
import { renderHeader, renderQuietHeader } from './render-header.ts'

const texts = {
  uk: {
    brand: 'ЛЕВАДА',
    skip: 'До основного вмісту',
    again: 'Завантажується задовго. Спробувати ще раз',
    readable: 'Без JavaScript тут можна лише читати. Щоб купити, увімкніть його в браузері або зателефонуйте нам:',
    empty: 'Ця сторінка працює лише з JavaScript. Увімкніть його в браузері або зателефонуйте нам:',
  },
  en: {
    brand: 'LEVADA',
    skip: 'Skip to the content',
    again: 'This takes too long. Try again',
    readable: 'Without JavaScript you can only read here. To buy, switch it on in your browser or call us:',
    empty: 'This page needs JavaScript. Switch it on in your browser or call us:',
  },
}

type Phone = PageBrand['phone']
type Frame = { view: PageView; locale: Locale; address: string; phone?: Phone }

/** What stands in the page until the shop has started: header and first view, at least its heading; the logo alone for staff. */
export function frame({
  view: { painted, heading, waiting, categories = [], isQuiet },
  locale,
  address,
  phone,
}: Frame): Html {
  const { brand } = texts[locale]
  const header = isQuiet ? renderQuietHeader(locale, phone) : renderHeader({ locale, address, categories })
  if (painted) return html`${skip(locale)}${header}<main id="main" tabindex="-1">${painted}</main>`
  if (!heading) return html`<div class="preloader"><p class="preloader-logo">${brand}</p>${again(locale)}</div>`
  return html`${skip(locale)}${header}<main id="main" tabindex="-1"><div class="painted-text painted-waiting"><h1>${heading}</h1>${waiting}${again(locale)}</div></main>`
}

/** The first stop of the keyboard, as on the page that takes this one's place. */
function skip(locale: Locale): Html {
  return html`<a class="painted-skip" href="#main">${texts[locale].skip}</a>`
}

/** Shown after a while, when something has not come. */
function again(locale: Locale): Html {
  return html`<p class="preloader-again"><a href="">${texts[locale].again}</a></p>`
}

/** What works while no script may run, and how to reach the shop. It stands outside of the element that the shop renders into. */
export function withoutScripts({ painted }: PageView, locale: Locale, phone?: Phone): Html {
  const { readable, empty } = texts[locale]
  return html`<noscript><p class="without-scripts">${painted ? readable : empty}${phone && html` <a href="tel:${phone.dialled}">${phone.shown}</a>`}</p></noscript>`
}
