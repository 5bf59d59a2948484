import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import type { Build, Builds } from '../versions/builds.ts'
import { filesOf, hostAddress } from '../versions/registry.ts'
import type { ServerRoute } from '../versions/routes.ts'
import { hostFile, type PageFile, preload, remoteFile } from './file-tags.ts'

/** What the page will ask for anyway, named at once: else each file would be discovered from the one before it. */
export function preloadsOf(builds: Builds, route: ServerRoute | undefined, locale: Locale): Html[] {
  const host = builds('host')
  const hostChunks = [`texts-${locale}`, ...(route?.owner === 'host' ? ['page-static'] : [])]
  const ofHost = host ? filesOf(host, hostChunks).map(file => hostFile(host, file)) : []
  const files = [...ofHost, ...ofRemote(builds, route, locale)]
  return [...fonts(host, locale), ...files.map(file => preload(file))]
}

/** What the frame loads by itself soon after the first page. */
export function soonLoaded(locale: Locale): string[] {
  return ['drawers', 'consent-bar', 'prompts', `error-texts-${locale}`]
}

function ofRemote(builds: Builds, route: ServerRoute | undefined, locale: Locale): PageFile[] {
  if (!route || route.owner === 'host') return []
  const { owner, page } = route
  const build = builds(owner)
  if (!build) return []
  const texts = [`texts-${locale}`, `texts-${page}-${locale}-json`]
  const files = filesOf(build, [owner.replaceAll('-', '_'), 'remote', `page-${page}`, ...texts])
  return files.map(file => remoteFile(owner, build, file))
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
