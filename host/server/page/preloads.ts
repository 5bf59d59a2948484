import type { PageRoute } from '@shop/contracts/pages'
import type { Locale } from '@shop/contracts/texts/text'
import type { Build, Builds } from '../files/builds.ts'
import { remoteAddress } from '../files/registry.ts'
import { type Html, html } from './html.ts'

/** What the page will ask for anyway, named at once: else each file would be discovered from the one before it. */
export function preloadsOf(builds: Builds, route: PageRoute | undefined, locale: Locale): Html[] {
  const host = builds('host')
  const hostChunks = [`texts-${locale}`, ...(route?.owner === 'host' ? ['page-static'] : [])]
  const ofHost = host ? filesOf(host, hostChunks).map(hostAddress) : []
  return [...fonts(host, locale), ...[...ofHost, ...ofRemote(builds, route, locale)].map(preload)]
}

export function hostAddress(file: string): string {
  return `/assets/${file}`
}

function ofRemote(builds: Builds, route: PageRoute | undefined, locale: Locale): string[] {
  if (!route || route.owner === 'host') return []
  const { owner, page } = route
  const build = builds(owner)
  if (!build) return []
  const texts = [`texts-${locale}`, `texts-${page}-${locale}-json`]
  const files = filesOf(build, [owner.replaceAll('-', '_'), 'remote', `page-${page}`, ...texts])
  return files.map(file => remoteAddress(owner, build, file))
}

function filesOf(build: Build, chunks: readonly string[]): string[] {
  return [...new Set(chunks.flatMap(name => build.assets.chunks[name] ?? []))]
}

/** Styles are part of what is seen first; scripts may come after the picture. */
export function preload(address: string): Html {
  if (address.endsWith('.css')) return html`<link rel="preload" href="${address}" as="style">`
  return html`<link rel="preload" href="${address}" as="script" fetchpriority="low">`
}

const FIRST_FONTS = {
  uk: ['manrope-cyrillic-wght', 'cormorant-cyrillic-wght'],
  en: ['manrope-basic', 'cormorant-latin-wght'],
}

/** The two letters of each language that the first screen is set in. */
function fonts(host: Build | null, locale: Locale): Html[] {
  const files = host?.assets.files.filter(
    file => file.endsWith('.woff2') && FIRST_FONTS[locale].some(name => file.startsWith(name)),
  )
  return (files ?? []).map(
    file => html`<link rel="preload" href="${hostAddress(file)}" as="font" type="font/woff2" crossorigin>`,
  )
}
