import { KEPT_FILES, WEB_MANIFEST_ADDRESS } from '@shop/contracts/offline'
import { ROUTES_SCRIPT, type WrittenRoutes } from '@shop/contracts/pages'
import { BRAND_SCRIPT, pageBrand } from '@shop/contracts/texts/page-brand'
import type { ShopDetails } from '@shop/contracts/texts/shop-details'
import type { Locale } from '@shop/contracts/texts/text'
import { CANVAS } from '../files/web-manifest.ts'
import { type Html, html, jsonScript } from '../markup/html.ts'
import type { Build } from '../versions/builds.ts'
import type { Registry } from '../versions/registry.ts'
import { hostFile, integrityAttributes, isStyle, type PageFile, preload } from './file-tags.ts'
import { frame, withoutScripts } from './frame.ts'
import { headTags } from './head.ts'
import type { FirstAnswer, LargestPicture, PageView } from './page-request.ts'

type DocumentInput = {
  view: PageView
  locale: Locale
  /** Scheme and host that browsers see. */
  origin: string
  /** Path and query of the canonical address. */
  canonical: string
  /** The language that the address asks for. */
  asked: Locale
  host: Build | null
  registry: Registry
  routes: WrittenRoutes
  preloads: Html[]
  answers: readonly FirstAnswer[]
  /** How customers reach the shop; null: not known yet, then the page says nothing of it. */
  shop: ShopDetails | null
  /** Which versions this page has, signed; null while all visitors have the same. */
  pageView: string | null
  /** What is sold is made up. */
  isDemonstration: boolean
  /** Else no page asks for the service worker. */
  worksOffline: boolean
  /** What a tester is told. */
  testBar?: Html | null
  /** Of the page that the worker keeps: which files go with it. */
  kept?: object | undefined
}

export function document({
  view,
  locale,
  origin,
  canonical,
  asked,
  host,
  registry,
  routes,
  preloads,
  answers,
  shop,
  pageView,
  isDemonstration,
  worksOffline,
  testBar,
  kept,
}: DocumentInput): string {
  const { title, largest } = view
  const brand = shop && pageBrand(shop)
  return html`<!doctype html>
<html lang="${locale}"${view.isPreview && html` data-preview`}${isDemonstration && html` data-demonstration`}${pageView && html` data-page-view="${pageView}"`}${!worksOffline && html` data-without-worker`}${kept && html` data-kept-frame`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
${largest?.map(preloadPicture)}
${host && mainFiles(host)}
${preloads}
${headTags({ view, locale, origin, canonical, asked })}
<meta name="theme-color" content="${CANVAS}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="${WEB_MANIFEST_ADDRESS}?lang=${locale}">
</head>
<body>
${withoutScripts(view, locale, brand?.phone)}
<div id="root">${frame({ view, locale, address: canonical, phone: brand?.phone })}</div>
${testBar}${jsonScript('registry', registry)}
${jsonScript(ROUTES_SCRIPT, routes)}
${brand && jsonScript(BRAND_SCRIPT, brand)}
${answers.length > 0 && jsonScript('first-data', answers)}
${kept && jsonScript(KEPT_FILES, kept)}
</body>
</html>
`.toString()
}

/** The shop's scripts are fetched at once and begun by the starter, when what the server painted is on the screen. */
function mainFiles(host: Build): Html[] {
  const { main = [], starter: [starter] = [] } = host.assets.chunks
  const files = main.map(file => hostFile(host, file))
  const styles = files.filter(({ address }) => isStyle(address))
  const scripts = files.filter(({ address }) => !isStyle(address))
  const sheets = styles.map(
    style => html`<link rel="stylesheet" href="${style.address}" ${integrityAttributes(style)}>`,
  )
  if (!starter) return [...sheets, ...scripts.map(script)]
  return [...sheets, script(hostFile(host, starter)), ...scripts.map(file => preload(file, 'begin'))]
}

function script(file: PageFile): Html {
  return html`<script src="${file.address}" defer ${integrityAttributes(file)}></script>`
}

function preloadPicture({ srcset, sizes, media }: LargestPicture): Html {
  return html`<link rel="preload" as="image" type="image/webp" imagesrcset="${srcset}" imagesizes="${sizes}" ${media && html`media="${media}"`} fetchpriority="high">`
}
